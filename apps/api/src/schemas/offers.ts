/** Offers between seats. */
import { z } from 'zod';
import { OFFER_KINDS } from '../offers/offer.js';
import { idText, versionNumber } from './common.js';
import { offerAnswerExamples, offerExamples } from './examples.js';

const kind = z.enum(OFFER_KINDS).describe('What is offered');

export const offerInput = z
  .strictObject({
    kind,
    version: versionNumber.optional().describe('TAKEBACK: the past version that the game would be again as it was at'),
  })
  .meta({ id: 'NewOffer', description: 'What a seat offers to the others', 'x-examples': offerExamples });

export const answerOfferInput = z
  .strictObject({ accept: z.boolean().describe('false: declined; of a pause that is in force: time runs on') })
  .meta({
    id: 'OfferAnswer',
    description: 'What a seat says to an offer of another',
    'x-examples': offerAnswerExamples,
  });

export const offerParams = z.strictObject({
  id: idText.describe('The id of the game'),
  offer: idText.describe('The id of the offer'),
});

export const openOffer = z
  .object({
    offer: z.string().describe('The id of the offer'),
    kind,
    seat: z.int().describe('Whose offer it is'),
    version: z.int().optional().describe('TAKEBACK: the version that the game would be again as it was at'),
    expiresAt: z.string().optional().describe('Absent: it can be answered until it lapses'),
  })
  .meta({ id: 'OpenOffer', description: 'An offer that can be answered' });

export const offerReply = openOffer
  .extend({
    seat: z
      .int()
      .describe('Whose offer it is; of a rematch that was accepted your seat in the new game, if you have one'),
    status: z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'LAPSED']).describe('What has become of it'),
    by: z.int().optional().describe('Of a rematch that was accepted: whose offer it was'),
    game: z.string().optional().describe('Of a rematch that was accepted: the new game'),
    token: z.string().optional().describe('Of your seat in the new game'),
  })
  .meta({ id: 'Offer', description: 'An offer as it stands' });
