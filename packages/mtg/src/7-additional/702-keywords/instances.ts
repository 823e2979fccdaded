/** Several instances of a keyword on one object (607.2): what is paid for one of them is told from the others by its name. */

/** What a cost, or a way of casting, is called for an instance of a keyword; mostly there is one alone. */
export const ofInstance = (keyword: string, nth: number): string => (nth === 0 ? keyword : `${keyword} ${nth + 1}`);
