/** How alarming odds of spilling look. */
export function risk(percent: number): 'safe' | 'low' | 'middling' | 'high' {
  if (percent === 0) return 'safe';
  return percent < 25 ? 'low' : percent < 50 ? 'middling' : 'high';
}
