/** Plain JSON: everything that crosses the engine's border or lies in a state is made of these. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
