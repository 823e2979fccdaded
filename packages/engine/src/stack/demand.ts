/** Costs as a question asks for them. */

/** `{2}` is paid; a cost that says itself what is done ("Pay 2 life", "Sacrifice this") is asked for in its own words. */
export const demanded = (texts: readonly string[]): string =>
  texts.map((text) => (/^[A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : `pay ${text}`)).join(', ');
