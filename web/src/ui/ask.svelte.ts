// A question that must be answered before something final is done; asked in the page, never by a window of the browser.
interface Asked {
  readonly question: string;
  /** What the button that does it says. */
  readonly act: string;
  answer(yes: boolean): void;
}

class Asking {
  #now = $state.raw<Asked>();

  get now(): Asked | undefined {
    return this.#now;
  }

  /** Whether the reader means it. A second question takes the place of the first, which is then answered with no. */
  ask(question: string, act: string): Promise<boolean> {
    this.#now?.answer(false);
    return new Promise((resolve) => {
      this.#now = {
        question,
        act,
        answer: (yes) => {
          this.#now = undefined;
          resolve(yes);
        },
      };
    });
  }
}

export const asking = new Asking();
