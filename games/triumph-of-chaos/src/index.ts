// The Game object comes here; until it stands the catalog does not list it.
export {};
