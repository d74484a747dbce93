// What a game tells the page of its scenario builder; the page knows no more of it.
import type { Json, Locale, Problem } from '@motti/engine';
import type { Component } from 'svelte';

export interface ScenarioBuilder {
  /** A scenario from nothing. */
  blank(locale: Locale): Json;
  /** One of the game's own, as a file to be changed. */
  copyOf(scenario: string, locale: Locale): Json;
  /** Why this cannot be opened in the builder; empty when it can. It need not be playable. */
  hindrances(data: Json): readonly Problem[];
  titleOf(data: Json): string;
  withTitle(data: Json, title: string): Json;
  /** The builder itself, for a scenario that this browser keeps. */
  page(): Promise<BuilderPage>;
}

export type BuilderPage = Component<{ id: string }>;
