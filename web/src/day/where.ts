/** Addresses of the day: the house's own, or the pocket's, which has its own tables. */
import type { Today } from '$lib/wire';

export type Dealt = Today['dealt'];

export const asked = (dealt: Dealt): string => (dealt === 'house' ? '' : '?pocket');
