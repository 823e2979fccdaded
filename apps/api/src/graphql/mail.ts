/** GraphQL's mutations of mail; `me` shows what there is. */
import { mailInput } from '../schemas/mail.js';
import { parseInput } from '../schemas/parse.js';
import { type Args, type Context, given, payload } from './payloads.js';

export const mailMutations = {
  putMail: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, { mail: null as object | null }, async () => {
      const { app, token, work } = context;
      const client = app.limiter.perMinute === 0 ? undefined : work.client;
      return { mail: await app.services.mail.put(token, parseInput(mailInput, given(input)), client) };
    }),
  deleteMail: (_: unknown, _args: Args, context: Context) =>
    payload(context, { deleted: null as boolean | null }, async () => {
      await context.app.services.mail.delete(context.token);
      return { deleted: true };
    }),
};
