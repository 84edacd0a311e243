/** Where the pocket's engine and house lie, written by vite; null when there are none. */
declare const __POCKET__: { engine: string; house: string; weight: number } | null;
/** Built to be served by any web server, without a house behind it. */
declare const __ALONE__: boolean;
