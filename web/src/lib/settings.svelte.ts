/** What a player prefers, kept in this browser. */
import { LANGUAGES, type Language } from './words';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  reducedMotion: boolean;
  shapes: boolean;
  notify: boolean;
  /** The house makes a choice for me where there is only one. */
  forced: boolean;
}

const KEY = 'comptoir-settings';
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function defaults(): Settings {
  const french = globalThis.navigator?.language?.startsWith('fr') ?? false;
  return {
    language: french ? 'fr' : 'en',
    theme: 'auto',
    sound: false,
    speed: 'normal',
    reducedMotion: prefers('(prefers-reduced-motion: reduce)'),
    shapes: true,
    notify: false,
    forced: true,
  };
}

function prefers(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function load(): Settings {
  const settings = defaults();
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    if (LANGUAGES.includes(saved.language as Language)) settings.language = saved.language as Language;
    if (THEMES.includes(saved.theme as Theme)) settings.theme = saved.theme as Theme;
    if (SPEEDS.includes(saved.speed as Speed)) settings.speed = saved.speed as Speed;
    for (const flag of ['sound', 'reducedMotion', 'shapes', 'notify', 'forced'] as const)
      if (typeof saved[flag] === 'boolean') settings[flag] = saved[flag];
  } catch {
    // A broken or forbidden storage only means the defaults.
  }
  return settings;
}

export const settings: Settings = $state(load());

/** Write settings down and show them on the page; returns the undoing. Called once, by the application. */
export function applySettings(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  dark.addEventListener('change', paint);
  const stop = $effect.root(() => {
    $effect(() => {
      paint();
      document.documentElement.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
      document.documentElement.dataset.shapes = settings.shapes ? 'on' : 'off';
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private browsing may forbid it; the settings then last as long as the page.
      }
    });
  });
  return () => {
    dark.removeEventListener('change', paint);
    stop();
  };
}
