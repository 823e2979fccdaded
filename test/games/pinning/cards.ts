/** The cards that change between one release and the next. */
export const BRUTE = 'Boggart Brute';
export const ALARM = 'Raise the Alarm';
