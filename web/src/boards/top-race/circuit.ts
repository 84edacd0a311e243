/** The scenery of a table's circuit, asked for once: the house works out where a circuit lies, the page only draws it. */
import type { TopRaceOptions, TopRaceScenery } from '$lib/wire';
import { api } from '$lib/api';

const known = new Map<string, Promise<TopRaceScenery | null>>();

export function circuitOf({ circuit }: Pick<TopRaceOptions, 'circuit'>): Promise<TopRaceScenery | null> {
  let asked = known.get(circuit);
  if (!asked) {
    asked = api.scenery({ game: 'top-race', options: { circuit } }).then(
      (found) => (found?.game === 'top-race' ? found : null),
      () => {
        // Ask again next time: the house may only have been out of reach.
        known.delete(circuit);
        return null;
      },
    );
    known.set(circuit, asked);
  }
  return asked;
}
