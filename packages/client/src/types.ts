/** The words of the service, as its OpenAPI document has them. */
import type { components } from './generated.js';

type Schemas = components['schemas'];
export type Answer = Schemas['Answer'];
export type Matcher = Schemas['Matcher'];
export type Pick = Schemas['Pick'];
/** One of seven, told by `shape`. */
export type Decision = Schemas['Decision'];
export type HiddenDecision = Schemas['HiddenDecision'];
export type PendingDecision = Schemas['PendingDecision'];
export type Option = Schemas['Option'];
/** One of those that the games publish, told by `type`. */
export type GameEvent = Schemas['Event'];
export type LogEntry = Schemas['LogEntry'];
export type View = Schemas['View'];
export type GameObject = Schemas['GameObject'];
export type Player = Schemas['Player'];
export type Zone = Schemas['Zone'];
export type StackItem = Schemas['StackItem'];
export type Game = Schemas['Game'];
export type GameList = Schemas['GameList'];
export type NewGame = Schemas['NewGame'];
export type CreatedGame = Schemas['CreatedGame'];
export type NewMatch = Schemas['NewMatch'];
export type CreatedMatch = Schemas['CreatedMatch'];
export type Match = Schemas['Match'];
export type ExchangedDeck = Schemas['ExchangedDeck'];
export type SentDeck = Schemas['SentDeck'];
export type NewPlayer = Schemas['NewPlayer'];
export type JoinedGame = Schemas['JoinedGame'];
export type NewOffer = Schemas['NewOffer'];
export type Offer = Schemas['Offer'];
export type OpenOffer = Schemas['OpenOffer'];
export type Clock = Schemas['Clock'];
export type Move = Schemas['ActionReply'];
export type StandingOrder = Schemas['StandingOrder'];
export type OrdersInForce = Schemas['OrdersInForce'];
export type CreatedPlayer = Schemas['CreatedPlayer'];
export type Me = Schemas['Me'];
export type Mail = Schemas['Mail'];
export type NewMail = Schemas['NewMail'];
export type MyGame = Schemas['MyGame'];
export type MyGameList = Schemas['MyGameList'];
export type PlayerEvent = Schemas['PlayerEvent'];
export type Ruleset = Schemas['Ruleset'];
export type PositionRequest = Schemas['PositionRequest'];
export type PositionReply = Schemas['PositionReply'];
