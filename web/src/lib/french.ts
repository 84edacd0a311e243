/** What French does to a sentence once its names and numbers are in: elision, and spaces where no line may end. */

/** Fluent marks whatever it fills in: by these marks we know where a name begins, and leave our own text alone. */
const MARKS = /[\u2068\u2069]+/g;

/** Names that begin with a sounded h or y (Hans, Yann) keep their "de": a guess, as it is for people too. */
const ELIDED = /\b(d|qu|lorsqu|puisqu)e \u2068+(?=[aeiouàâäáåãéèêëíîïóôöõúùûüœæ]|h[eéèêiouy]|y[^aeiouéèêou])/gi;

/** The sentence as it is printed: "la place d’Odile", never "de Odile"; no line begins with a question mark. */
export function finished(text: string): string {
  return text
    .replace(ELIDED, '$1’')
    .replace(MARKS, '')
    .replace(/ (?=[:;?!»%])|(?<=\b[nN]°) /g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}
