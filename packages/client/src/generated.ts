/** Made from the OpenAPI document: `CLIENT_WRITE=1 npx vitest run apps/api/test/client/types` renews it. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers; it says whether the database does */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description For callers on the same machine, or with the token of `METRICS_TOKEN`; with `METRICS_PORT` on that port alone.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether games can be played now */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards by name */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{ruleset}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One card, and whether the engine plays it */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cards read from their texts
         * @description What comes out `exact` has a definition, which may stand in `definitions` of a scenario; everything else says in its clauses where and why reading ended. Nothing is kept. What is read is counted like decisions in positions.
         */
        post: operations["compileCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a deck is legal, with reasons */
        post: operations["validateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public list, newest first */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game
         * @description With the key of a player a seat may be that player’s: `{"me": true, "deck": …}`.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game as you see it, now or at a version */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer decisions
         * @description The version that is answered must be given, as `If-Match` or as `expectedVersion`. With `Prefer: return=minimal` the reply comes without the view, for callers who follow the events.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game with seed, decks and answers, to run it again */
        get: operations["getArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as you see it, as text
         * @description In lines of at most 80 columns, now or at a version.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim that the time of an opponent is over
         * @description Where `onTimeout` is `claim`: the seat whose time is over has lost, `result.reason` is `timeout`. An answer that comes before the claim counts, however late. 403 for whoever is no opponent, 409 while nobody’s time is over.
         */
        post: operations["claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Concede, at any moment */
        post: operations["concede"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pending decisions alone */
        get: operations["getDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/deck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Your deck for the next game of a match
         * @description Between two games of a match: the same cards as in the game before, some exchanged with the side deck. Until the game begins another deck takes its place; it begins with the last one that is awaited, or when its time is over with the old ones.
         */
        post: operations["sendDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an open seat
         * @description With its invite; without one as the player who is invited to it, or where the game is `joinable`. Of two who want the last seat at once one gets it, the other 409.
         */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, as far as you may know */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a draw, a takeback, a pause, to abort, or a rematch
         * @description One open offer a kind and seat. It is an entry of the log, as its answer is. `TAKEBACK` is refused where something hidden was revealed or drawn since its `version`, and lapses with the next move of another seat; `PAUSE` needs a clock; `REMATCH` is offered after the end.
         */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/offers/{offer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an offer stands; of a rematch that was accepted your seat in the new game and its token */
        get: operations["getOffer"];
        put?: never;
        /**
         * Accept or decline an offer of another seat
         * @description 403 for one’s own, 409 once it has been answered or has lapsed. Whoever accepts a rematch gets the new game, the own seat there and its token. To decline a pause that is in force lifts it, whoever’s offer it was.
         */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standing orders of your seat */
        get: operations["orders"];
        /**
         * Give standing orders: what is answered for you while you are away
         * @description Moves nothing: orders meet decisions that arise after them, and answer in the transaction of the move that causes those.
         */
        put: operations["putOrders"];
        post?: never;
        /** Take back all standing orders */
        delete: operations["deleteOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The game as your seat may imagine it
         * @description What your seat sees stays as it is; cards that it does not see are drawn anew, uniformly over what is consistent with what it sees, and ids and chance are new. The same seed and the same sight give the same positions, whatever the truth is. Your own list is known to you, those of others in scenarios and with `options.decklists: "public"`; otherwise their unseen cards are drawn from what Arbiter plays in the colours, elements or domains that you have seen of them.
         */
        post: operations["samplePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new token for your seat; the old one is void */
        post: operations["newSeatToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens, as it happens (server-sent events)
         * @description Ends when the game is over; a reconnecting client then gets 204, which tells an EventSource to stop.
         */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/stream-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket for a stream, where headers cannot be sent */
        post: operations["createStreamTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why your seat can or cannot do something now */
        post: operations["why"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a match of several games
         * @description As a game is created, with `bestOf`. The tokens of its seats open all its games; seats that are open are taken in its first game (`joinGame`). A game that nobody wins is played again; one that is aborted aborts the match.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a match stands */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** You, and when your keys were used */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete yourself
         * @description Name and keys go; in every version, log and archive your name is `someone`. Your games go on, and the tokens of your seats stay valid.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your games, and those that you are invited to; the one that was moved in last first */
        get: operations["listMyGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another key */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key, which is refused at once everywhere */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where mail goes to; 404 where you have said nothing of it */
        get: operations["getMail"];
        /**
         * Be told by mail what webhooks are told
         * @description The address gets one mail, with a link that confirms it within 24 hours; until then nothing else is sent to it, and an older confirmed one stays in force. For an address that is in force already only `digest` changes. 409 where the server sends no mail; 429 after 10 confirmations a day for a player or to an address.
         */
        put: operations["putMail"];
        post?: never;
        /** Get no more mail */
        delete: operations["deleteMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each of your games when you are asked, or when it ends */
        get: operations["streamMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Be told of what concerns you, by Standard Webhooks
         * @description A POST with `webhook-id`, `webhook-timestamp` and `webhook-signature`; its body is `{type, timestamp, data: {game, version, seat, deadline, offer?, order?, result?}}`. Anything but 2xx is a failure, a redirect as well; it is tried again after 5 s, 5 min, 30 min, 2 h and so on for three days, then the webhook is disabled; so it is at once by 410.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your webhooks */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook; what was not delivered yet is not */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Change a webhook, or let a disabled one go on */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook or is to be, the newest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a webhook something of type `test` */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a player
         * @description The key stands for all your seats, wherever a seat’s token may stand. It is shown once.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The position after some answers
         * @description With `lines` in the place of `answers` each of up to 1,000 lists of answers is applied to the same position; a line of which anything is refused has its `error`, and the position before it.
         */
        post: operations["positionActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position and its decisions */
        post: operations["positionDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What comes of a position when bots play on
         * @description The games are played in a thread beside the service, and end when the caller goes. Decisions are counted; over the budget of a minute the reply is 429.
         */
        post: operations["rollouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why a seat can or cannot do something in a position */
        post: operations["positionWhy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Editions, zones, phases, kinds of decisions and events */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decks to play with
         * @description A seat may name one of them: `"deck": "sample:lorraine"`.
         */
        get: operations["listDecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/decks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deck to play with */
        get: operations["getDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/rules/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A rule in our own words */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An ability that an object has now */
        Ability: {
            /** @description What it costs */
            cost?: string;
            /** @description `activated`, `triggered`, `static` … */
            kind: string;
            /** @description What it does, in words */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An ability was activated. */
        AbilityActivatedEvent: {
            /** @description Which ability it is */
            ability?: {
                /** @description The card whose text it is */
                card: string;
                /** @description Its place there, counted from 0 */
                path: string;
                /** @description What it does, in words */
                text?: string;
            };
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The mana, or whether it is about mana */
            mana?: unknown;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ABILITY_ACTIVATED";
        };
        /** @description A triggered ability went on the stack. */
        AbilityOnStackEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ABILITY_ON_STACK";
        };
        /** @description An ability of a card */
        AbilityPlace: {
            /** @description The card whose text it is */
            card: string;
            /** @description Its place there, counted from 0; `*`: what a keyword stands for */
            path: string;
            /** @description What it does, in words */
            text?: string;
        };
        /** @description An ability triggered. */
        AbilityTriggeredEvent: {
            /** @description Which ability it is */
            ability?: {
                /** @description The card whose text it is */
                card: string;
                /** @description Its place there, counted from 0 */
                path: string;
                /** @description What it does, in words */
                text?: string;
            };
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ABILITY_TRIGGERED";
        };
        /** @description What came of a move */
        ActionReply: {
            /** @description What is asked now */
            decisions: components["schemas"]["PendingDecision"][];
            /** @description The refusal that ended the request; null: all was applied */
            error: components["schemas"]["Refusal"] | null;
            /** @description What happened */
            events: components["schemas"]["Event"][];
            /** @description Indices of the answers that were not applied, since one was refused after something had been revealed */
            unapplied: number[];
            /** @description The version that the game has now */
            version: number;
            /** @description What you see; left out where `Prefer: return=minimal` was asked for */
            view?: components["schemas"]["View"];
        };
        /** @description One of seven shapes, told by its field */
        Answer: components["schemas"]["ChooseAnswer"] | components["schemas"]["AssignAnswer"] | components["schemas"]["OrderAnswer"] | components["schemas"]["DistributeAnswer"] | components["schemas"]["NumberAnswer"] | components["schemas"]["NameAnswer"] | components["schemas"]["ConfirmAnswer"];
        /** @description A move: answers to what is asked */
        Answers: {
            /** @description One after the other; all or none apply, up to the first that reveals something */
            answers: components["schemas"]["Answer"][];
            /** @description The version that is answered, where `If-Match` does not say it */
            expectedVersion?: number;
        };
        /** @description Whoever won the game owns the cards of the ante. */
        AnteWonEvent: {
            /** @description The objects */
            objects?: (string | ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ANTE_WON";
        };
        /** @description An answer to a decision of the shape `ASSIGN` */
        AssignAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description ASSIGN: pairs of options of `from` and `to` */
            assign: components["schemas"]["Pair"][];
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `assign`: pairs of what is assigned and to what */
        AssignDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description Pairs */
                assign: {
                    /** @description Id of an option of `from` */
                    from: string;
                    /** @description Id of one of `to` */
                    to: string;
                }[];
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description What may be assigned; each says to what, and in how many pairs */
            from: components["schemas"]["Option"][];
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "ASSIGN";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
            /** @description What it may be assigned to */
            to: components["schemas"]["Option"][];
        } & {
            [key: string]: unknown;
        };
        /** @description An object became attached. */
        AttachedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACHED";
        };
        /** @description An attack was declared. */
        AttackDeclaredEvent: {
            /** @description Who or what attacks */
            attacker?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | (number | null);
            /** @description The cards that the attack is made with */
            intent?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACK_DECLARED";
            /** @description The weapon; null: none */
            weapon?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /** @description Attackers were declared. */
        AttackersDeclaredEvent: {
            /** @description What attacks what */
            attacks?: ({
                /** @description What attacks */
                attacker: string;
                /** @description Its name */
                card?: string;
                /** @description Or what */
                object?: string;
                /** @description What that is called */
                objectName?: string;
                /** @description Whom */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACKERS_DECLARED";
        };
        /** @description An attack card found nothing to attack. */
        AttackFailedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACK_FAILED";
        };
        /** @description An attack goes to another unit. */
        AttackRedirectedEvent: {
            /** @description Who or what attacks */
            attacker?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | (number | null);
            /** @description The rules behind it */
            rules: string[];
            /** @description What it was done to */
            target?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | string | number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACK_REDIRECTED";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description What a creature attacks was chosen, otherwise than as attackers are declared. */
        AttackReselectedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ATTACK_RESELECTED";
        };
        /** @description The battlefield that a player brings. */
        BattlefieldChosenEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BATTLEFIELD_CHOSEN";
        };
        /** @description An effect made an attacking creature blocked. */
        BecameBlockedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BECAME_BLOCKED";
        };
        /** @description A permanent became a copy; `of` is the name of what it copies. */
        BecameCopyEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The name of what was copied */
            of?: string;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BECAME_COPY";
        };
        /** @description A player got the city’s blessing. */
        BlessedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BLESSED";
        };
        /** @description Blockers were declared. */
        BlockersDeclaredEvent: {
            /** @description What blocks what */
            blocks?: ({
                /** @description What it blocks */
                attacker: string;
                /** @description What that is called */
                attackerName?: string;
                /** @description What blocks */
                blocker: string;
                /** @description Its name */
                card?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BLOCKERS_DECLARED";
        };
        /** @description What of a card’s text keeps it from being played, by its place */
        BlockingClause: {
            /** @description Where it begins in the text, in UTF-16 units */
            from: number;
            /** @description Line of the printed text, from 1 */
            line: number;
            /** @description The word of the card language that is missing */
            needs?: string;
            /**
             * @description Its words, a missing word of the card language, how the card is laid out, or missing figures
             * @enum {string}
             */
            reason: "text" | "word" | "layout" | "figures";
            /**
             * @description Whether it can mean several things, or is not understood
             * @enum {string}
             */
            status: "ambiguous" | "unsupported";
            /** @description Where it ends, exclusive */
            to: number;
        };
        /** @description A boon was bestowed. */
        BoonBestowedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BOON_BESTOWED";
        };
        /** @description Cards went from the top of a main deck to the trash. */
        BurnedEvent: {
            /** @description How many */
            count?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BURNED";
        };
        /** @description A main deck was empty; the trash is recycled. */
        BurnedOutEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BURNED_OUT";
        };
        /** @description A card, and whether the engine plays it */
        Card: {
            /** @description What of its text keeps it from being played; null: it is played */
            clause: components["schemas"]["BlockingClause"] | null;
            /** @description Its cost, types, figures and abilities, in the ruleset’s own terms */
            data: {
                [key: string]: unknown;
            };
            /** @description Its printed name, with all faces */
            name: string;
            /** @description The checks that its definition has passed: `language` (the check of the card language), `text` (printed again it says what the card says), `hand` (equal to the same card written by hand), `games` (played in random games) */
            proof: string[];
            /** @description Why not; null: it does */
            reason: string | null;
            /** @description Whose card it is */
            ruleset: string;
            /**
             * @description Whether the engine plays it, exactly as the rules say
             * @enum {string}
             */
            support: "exact" | "unsupported";
        };
        /** @description A card was activated. */
        CardActivatedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_ACTIVATED";
        };
        /** @description A card came from outside the game; which is secret until it is revealed. */
        CardBroughtEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_BROUGHT";
        };
        /** @description A card was drawn. */
        CardDrawnEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What kind of thing caused it */
            cause?: string;
            /** @description The zone, or the place, that it came from */
            from?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_DRAWN";
        };
        /** @description A card in exile became foretold. */
        CardForetoldEvent: {
            /** @description The id of the object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_FORETOLD";
        };
        /** @description A card came from outside the game. */
        CardGeneratedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_GENERATED";
            /** @description The zone */
            zone?: string;
        };
        /** @description A card was hidden at a battlefield. */
        CardHiddenEvent: {
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_HIDDEN";
        };
        /** @description Cards by name */
        CardList: {
            /** @description The cards */
            cards: components["schemas"]["Card"][];
            pageInfo: components["schemas"]["PageInfo"];
        };
        /** @description A card was materialized. */
        CardMaterializedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_MATERIALIZED";
        };
        /** @description A card was finalized. */
        CardPlayedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The way in which it was played */
            method?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description What else was paid */
            paid?: string[];
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_PLAYED";
        };
        /** @description A card in exile became plotted. */
        CardPlottedEvent: {
            /** @description The id of the object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CARD_PLOTTED";
        };
        /** @description A card as it is printed */
        CardText: {
            /** @description Its printed cost: `{1}{R}`, or in Grand Archive `reserve 2` or `memory 1`; left out where it has none */
            cost?: string | null;
            /** @description Its printed numbers by name (`power`, `toughness`, `loyalty`), and `colors` where only an indicator says them; in Grand Archive its `element` or elements and its `speed` too */
            figures?: {
                [key: string]: string | number;
            } | null;
            /** @description Its printed name, by which its text may speak of it */
            name: string;
            /** @description Its printed text, a line for each paragraph */
            text: string;
            /** @description Its printed type line */
            type: string;
        };
        /** @description A champion lost the card on top of its lineage. */
        ChampionDeleveledEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CHAMPION_DELEVELED";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description A champion levelled up. */
        ChampionLeveledEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The level that was reached */
            level?: number;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CHAMPION_LEVELED";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description Runes were channeled. */
        ChanneledEvent: {
            /** @description How many */
            count?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CHANNELED";
        };
        /** @description Chaos ensued for these planes, whose chaos abilities trigger. */
        ChaosEnsuedEvent: {
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CHAOS_ENSUED";
        };
        /** @description An answer to a decision of the shape `CHOOSE` */
        ChooseAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description CHOOSE: those chosen, between `min` and `max` of them; in order where `ordered` */
            choose: components["schemas"]["Pick"][];
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `choose`: so many of the options */
        ChooseDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description Ids of options */
                choose: string[];
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "CHOOSE";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A player chose objects, before others choose theirs. */
        ChosenEvent: {
            /** @description The objects */
            objects?: (string | ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CHOSEN";
        };
        /** @description Players clashed; `winner` is the seat that won, if any did. */
        ClashedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description The seats of all that are meant */
            seats?: number[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CLASHED";
            /** @description Who won; null: nobody */
            winner?: number | null;
        };
        /** @description A part of a card’s text; all together cover everything but white space */
        Clause: {
            /** @description What could have stood where reading stopped */
            expected?: string[];
            /** @description Where it begins in the text, in UTF-16 units */
            from: number;
            /** @description The word of the card language that is missing */
            needs?: string;
            /**
             * @description Why not: its words, a missing word of the card language, how the card is laid out, or missing figures
             * @enum {string}
             */
            reason?: "text" | "word" | "layout" | "figures";
            /**
             * @description Whether it was understood
             * @enum {string}
             */
            status: "exact" | "ambiguous" | "unsupported";
            /** @description What it says, as sent */
            text: string;
            /** @description Where it ends, exclusive */
            to: number;
        };
        /** @description How much time seats have */
        Clock: {
            /** @description Seconds that each seat began with */
            bank: number | null;
            /** @description Seconds added after each answer */
            increment: number | null;
            /** @description Seconds that are left in each bank; of a seat that is asked, what it had when its time began to run */
            left: number[] | null;
            /**
             * @description What becomes of a seat whose time is over: its `default` is sent, it concedes, or (unless said) an opponent may claim
             * @enum {string}
             */
            onTimeout: "default" | "concede" | "claim";
            /** @description Whether it stands still */
            paused: boolean;
            /** @description Seconds for each decision */
            perMove: number | null;
        };
        /** @description {perMove} or {bank, increment?} */
        ClockTerms: {
            /**
             * Format: duration
             * @description For all decisions of a seat together. ISO 8601, of a second to a year: `P3D`, `PT12H`
             */
            bank?: string;
            /**
             * Format: duration
             * @description Added to the bank after each answer. ISO 8601, of a second to a year: `P3D`, `PT12H`
             */
            increment?: string;
            /**
             * Format: duration
             * @description For each decision. ISO 8601, of a second to a year: `P3D`, `PT12H`
             */
            perMove?: string;
        };
        /** @description A player flipped a coin, and won or lost the flip. */
        CoinFlippedEvent: {
            /** @description The seat of the player */
            player?: number;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COIN_FLIPPED";
            /** @description Of this game */
            won?: unknown;
        };
        /** @description A combat opened. */
        CombatBeganEvent: {
            /** @description Who or what attacks */
            attacker?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | (number | null);
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description Who or what is attacked */
            defender?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | (number | null);
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COMBAT_BEGAN";
        };
        /** @description Combat damage was assigned, and waits on the stack. */
        CombatDamageOnStackEvent: {
            /** @description The combat damage that was assigned and waits on the stack */
            damage?: ({
                /** @description How much */
                amount: number;
                /** @description The name of what deals it */
                card: string;
                /** @description The id of what deals it */
                source: string;
                /** @description What it is assigned to: an object, or the seat of a player */
                target: ({
                    /** @description Its printed name */
                    card?: string;
                    /** @description The id of an object */
                    object?: string;
                    /** @description The seat of a player */
                    player?: number;
                } & {
                    [key: string]: unknown;
                }) | number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COMBAT_DAMAGE_ON_STACK";
        };
        /** @description Combat is over. */
        CombatEndedEvent: {
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COMBAT_ENDED";
        };
        /** @description Who won a combat. */
        CombatResultEvent: {
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COMBAT_RESULT";
            /** @description Who won; null: nobody */
            winner?: number | null;
        };
        /** @description A player revealed their companion, which is outside the game. */
        CompanionRevealedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COMPANION_REVEALED";
        };
        /** @description What a card’s text came to */
        CompiledCard: {
            /** @description Its text in parts, each with what came of it */
            clauses: components["schemas"]["Clause"][];
            /** @description What the engine plays, in the card language; only of an exact card */
            definition?: {
                [key: string]: unknown;
            };
            /** @description Its name */
            name: string;
            /** @description What the definition says in the words of the printer; empty without one */
            printed: string;
            /**
             * @description `exact`: every word was read, in one way only, and the definition printed again says the same
             * @enum {string}
             */
            status: "exact" | "ambiguous" | "unsupported";
        };
        /** @description What the texts came to */
        CompileReply: {
            /** @description In the order in which they were sent */
            cards: components["schemas"]["CompiledCard"][];
        };
        /** @description Cards to be read from their texts */
        CompileRequest: {
            /** @description The cards, each compiled by itself */
            cards: components["schemas"]["CardText"][];
            /** @description By which rules; the current ones unless said */
            edition?: string;
            /**
             * @description Of which game
             * @example mtg
             */
            ruleset: string;
        };
        /** @description A player conceded. */
        ConcededEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CONCEDED";
        };
        /** @description An answer to a decision of the shape `CONFIRM` */
        ConfirmAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description CONFIRM: yes or no */
            confirm: boolean;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `confirm`: yes or no */
        ConfirmDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description Yes or no */
                confirm: boolean;
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "CONFIRM";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A battlefield is contested by a player, or by nobody any more. */
        ContestedEvent: {
            /** @description The object or the seat that did it */
            by?: (string | number) | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CONTESTED";
        };
        /** @description Control of a battlefield changed. */
        ControlChangedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CONTROL_CHANGED";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description A copy of a spell or ability was put on the stack. */
        CopiedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The name of what was copied */
            of?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COPIED";
        };
        /** @description Energy and Power were paid. */
        CostPaidEvent: {
            /** @description How much energy */
            energy?: number;
            /** @description Power, by its domain */
            power?: string[] | {
                [key: string]: number;
            };
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COST_PAID";
        };
        /** @description A spell or ability was countered. */
        CounteredEvent: {
            /** @description The object or the seat that did it */
            by?: (string | number) | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COUNTERED";
        };
        /** @description Counters were put on or removed. */
        CountersChangedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description Of which kind */
            kind?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The seat of the player */
            player?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "COUNTERS_CHANGED";
        };
        /** @description A game that was made, and what stands for its seats */
        CreatedGame: {
            /** @description The id of the game */
            game: string;
            /** @description Sees all and moves nothing; of scenario and test games */
            judgeToken?: string;
            /** @description How each seat is reached */
            seats: {
                /** @description The bot that plays it */
                bot?: string;
                /** @description Takes the open seat */
                invite?: string;
                /** @description Counted from 0 */
                seat: number;
                /** @description Stands for the seat: `Authorization: Bearer …`. Shown now and never again */
                token?: string;
            }[];
            /** @description The commitment to the secret seed */
            seedHash: string;
        };
        /** @description A key that was made */
        CreatedKey: {
            /** @description For revoking it */
            id: string;
            /** @description Shown now and never again */
            key: string;
        };
        /** @description A match that was made, and what stands for its seats */
        CreatedMatch: {
            /** @description The ids of its games, in the order in which they are played */
            games: string[];
            /** @description Sees all and moves nothing; of scenario and test games */
            judgeToken?: string;
            /** @description The id of the match */
            match: string;
            /** @description How each seat is reached, in all games of the match */
            seats: {
                /** @description The bot that plays it */
                bot?: string;
                /** @description Takes the open seat */
                invite?: string;
                /** @description Counted from 0 */
                seat: number;
                /** @description Stands for the seat: `Authorization: Bearer …`. Shown now and never again */
                token?: string;
            }[];
            /** @description The commitment to the secret seed of its first game */
            seedHash: string;
        };
        /** @description A player, and the key that stands for all its seats */
        CreatedPlayer: {
            /** @description Shown now and never again: the service keeps its hash only */
            key: string;
            /** @description What others call you */
            name: string;
            /** @description The id of the player, by which others invite it */
            player: string;
        };
        /** @description A webhook with the secret that signs */
        CreatedWebhook: {
            /** @description Shown now and never again */
            secret: string;
            /** @description Its id */
            webhook: string;
        };
        /** @description Damage was dealt. */
        DamageDealtEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description Whether it belongs to a combat */
            combat?: unknown;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /** @description What it was done to */
            target?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | string | number;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DAMAGE_DEALT";
        };
        /** @description Damage was prevented. */
        DamagePreventedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description Whether it belongs to a combat */
            combat?: unknown;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /** @description What it was done to */
            target?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | string | number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DAMAGE_PREVENTED";
        };
        /** @description All damage was removed from a permanent. */
        DamageRemovedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DAMAGE_REMOVED";
        };
        /** @description A question that the rules ask. Its `shape` says how it is answered */
        Decision: components["schemas"]["ChooseDecision"] | components["schemas"]["AssignDecision"] | components["schemas"]["OrderDecision"] | components["schemas"]["DistributeDecision"] | components["schemas"]["NumberDecision"] | components["schemas"]["NameDecision"] | components["schemas"]["ConfirmDecision"];
        /** @description Whether a deck is legal, with reasons */
        DeckReport: {
            /** @description As it was understood, with the official names; null: it could not be read */
            deck: {
                [key: string]: {
                    /** @description The name */
                    card: string;
                    /** @description How many of it */
                    count: number;
                }[];
            } | null;
            /** @description Every reason why it is not legal */
            errors: components["schemas"]["Fault"][];
            /** @description Whether a game can be played with it */
            legal: boolean;
        };
        /** @description A deck, as `deck` or as `deckText` */
        DeckToCheck: {
            /** @description Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks` */
            deck?: unknown;
            /** @description A deck as lists are pasted: a line for each card, `4 Shock` */
            deckText?: string;
            /** @description By which rules */
            edition: string;
            /** @description For which game */
            ruleset: string;
        };
        /** @description An opponent was chosen to be attacked in this combat phase. */
        DefendingPlayerChosenEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DEFENDING_PLAYER_CHOSEN";
        };
        /** @description Something that a webhook is told, in as many attempts as it takes */
        Delivery: {
            /** @description When it was tried last */
            attemptedAt: string | null;
            /** @description How often it was tried */
            attempts: number;
            /** @description When there was something to tell */
            createdAt: string;
            /** @description The `webhook-id` of all its attempts */
            delivery: string;
            /** @description Why the last attempt failed */
            error: string | null;
            /** @description The game that it is about */
            game: string | null;
            /** @description When it is tried again */
            nextAt: string | null;
            /** @description The HTTP status of the last answer */
            response: number | null;
            /**
             * @description `PENDING`: it is tried again
             * @enum {string}
             */
            status: "PENDING" | "DELIVERED" | "FAILED";
            /** @description The event that it tells of, or `test` */
            type: string;
        };
        /** @description A unit became attacker or defender, or neither. */
        DesignatedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description What it is called by the rules */
            role?: string;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DESIGNATED";
        };
        /** @description A player rolled dice: what each came to, with what was added, and which were ignored. */
        DiceRolledEvent: {
            /** @description Of dice: the rolls that were ignored */
            ignored?: number[];
            /** @description The seat of the player */
            player?: number;
            /** @description Of dice: what each came to */
            results?: number[];
            /** @description The rules behind it */
            rules: string[];
            /** @description How many sides the dice have */
            sides?: number;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DICE_ROLLED";
        };
        /** @description The Shifting Currents of a player face another direction. */
        DirectionChangedEvent: {
            /** @description The zone, or the place, that it came from */
            from?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DIRECTION_CHANGED";
        };
        /** @description An answer to a decision of the shape `DISTRIBUTE` */
        DistributeAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description DISTRIBUTE: shares that add up to `total` */
            distribute: components["schemas"]["Share"][];
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `distribute`: an amount for each option */
        DistributeDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description The decision that it answers */
                decision?: string;
                /** @description Shares */
                distribute: {
                    /** @description What it gets */
                    amount: number;
                    /** @description Id of an option */
                    option: string;
                }[];
                /** @description What is paid with */
                mana?: string[];
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "DISTRIBUTE";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
            /** @description What the amounts add up to */
            total: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The first player draws no card on turn 1. */
        DrawSkippedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DRAW_SKIPPED";
        };
        /** @description A player completed a dungeon, whose card left the game. */
        DungeonCompletedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DUNGEON_COMPLETED";
        };
        /** @description A player put a dungeon card into the command zone. */
        DungeonEnteredEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "DUNGEON_ENTERED";
        };
        /** @description A continuous effect began; `text` says what it does. */
        EffectBeganEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The objects */
            objects?: (string | ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /** @description What it does, in words */
            text?: string;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "EFFECT_BEGAN";
        };
        /** @description A player got an emblem. */
        EmblemCreatedEvent: {
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "EMBLEM_CREATED";
        };
        /** @description A card in exile was encoded on a creature. */
        EncodedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description Of this game */
            creature?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ENCODED";
        };
        /** @description Something that happened. Its `type` says which fields it has */
        Event: components["schemas"]["AbilityActivatedEvent"] | components["schemas"]["AbilityOnStackEvent"] | components["schemas"]["AbilityTriggeredEvent"] | components["schemas"]["AnteWonEvent"] | components["schemas"]["AttachedEvent"] | components["schemas"]["AttackersDeclaredEvent"] | components["schemas"]["AttackDeclaredEvent"] | components["schemas"]["AttackFailedEvent"] | components["schemas"]["AttackRedirectedEvent"] | components["schemas"]["AttackReselectedEvent"] | components["schemas"]["BattlefieldChosenEvent"] | components["schemas"]["BecameBlockedEvent"] | components["schemas"]["BecameCopyEvent"] | components["schemas"]["BlessedEvent"] | components["schemas"]["BlockersDeclaredEvent"] | components["schemas"]["BoonBestowedEvent"] | components["schemas"]["BurnedEvent"] | components["schemas"]["BurnedOutEvent"] | components["schemas"]["CardActivatedEvent"] | components["schemas"]["CardBroughtEvent"] | components["schemas"]["CardDrawnEvent"] | components["schemas"]["CardForetoldEvent"] | components["schemas"]["CardGeneratedEvent"] | components["schemas"]["CardHiddenEvent"] | components["schemas"]["CardMaterializedEvent"] | components["schemas"]["CardPlayedEvent"] | components["schemas"]["CardPlottedEvent"] | components["schemas"]["ChampionDeleveledEvent"] | components["schemas"]["ChampionLeveledEvent"] | components["schemas"]["ChanneledEvent"] | components["schemas"]["ChaosEnsuedEvent"] | components["schemas"]["ChosenEvent"] | components["schemas"]["ClashedEvent"] | components["schemas"]["CoinFlippedEvent"] | components["schemas"]["CombatBeganEvent"] | components["schemas"]["CombatDamageOnStackEvent"] | components["schemas"]["CombatEndedEvent"] | components["schemas"]["CombatResultEvent"] | components["schemas"]["CompanionRevealedEvent"] | components["schemas"]["ConcededEvent"] | components["schemas"]["ContestedEvent"] | components["schemas"]["ControlChangedEvent"] | components["schemas"]["CopiedEvent"] | components["schemas"]["CostPaidEvent"] | components["schemas"]["CounteredEvent"] | components["schemas"]["CountersChangedEvent"] | components["schemas"]["DamageDealtEvent"] | components["schemas"]["DamagePreventedEvent"] | components["schemas"]["DamageRemovedEvent"] | components["schemas"]["DefendingPlayerChosenEvent"] | components["schemas"]["DesignatedEvent"] | components["schemas"]["DiceRolledEvent"] | components["schemas"]["DirectionChangedEvent"] | components["schemas"]["DrawSkippedEvent"] | components["schemas"]["DungeonCompletedEvent"] | components["schemas"]["DungeonEnteredEvent"] | components["schemas"]["EffectBeganEvent"] | components["schemas"]["EmblemCreatedEvent"] | components["schemas"]["EncodedEvent"] | components["schemas"]["ExtraPhasesEvent"] | components["schemas"]["ExtraStepsEvent"] | components["schemas"]["ExtraTurnEvent"] | components["schemas"]["FaceChangedEvent"] | components["schemas"]["FinalPointDeniedEvent"] | components["schemas"]["FirstPlayerEvent"] | components["schemas"]["GameEndedEvent"] | components["schemas"]["GameRestartedEvent"] | components["schemas"]["HauntsEvent"] | components["schemas"]["HealedEvent"] | components["schemas"]["IllegalTargetsEvent"] | components["schemas"]["InitiativeTakenEvent"] | components["schemas"]["LandPlayedEvent"] | components["schemas"]["LifelinkEvent"] | components["schemas"]["LifeChangedEvent"] | components["schemas"]["LookedAtEvent"] | components["schemas"]["ManaAddedEvent"] | components["schemas"]["ManaBurnedEvent"] | components["schemas"]["ManaEmptiedEvent"] | components["schemas"]["MasteryGainedEvent"] | components["schemas"]["MaterializationFailedEvent"] | components["schemas"]["MonarchChangedEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["MulliganDecidedEvent"] | components["schemas"]["NothingMaterializedEvent"] | components["schemas"]["NotScoredEvent"] | components["schemas"]["ObjectMovedEvent"] | components["schemas"]["OfferAcceptedEvent"] | components["schemas"]["OfferAgreedEvent"] | components["schemas"]["OfferDeclinedEvent"] | components["schemas"]["OfferMadeEvent"] | components["schemas"]["OpportunityPassedEvent"] | components["schemas"]["PairedEvent"] | components["schemas"]["PausedEvent"] | components["schemas"]["PhasedInEvent"] | components["schemas"]["PhasedOutEvent"] | components["schemas"]["PhaseBeganEvent"] | components["schemas"]["PilesSeparatedEvent"] | components["schemas"]["PlanarControllerChangedEvent"] | components["schemas"]["PlanarDieRolledEvent"] | components["schemas"]["PlaneswalkedEvent"] | components["schemas"]["PlayerControlChangedEvent"] | components["schemas"]["PlayerLeftEvent"] | components["schemas"]["PlayerLostEvent"] | components["schemas"]["PointsChangedEvent"] | components["schemas"]["PriorityPassedEvent"] | components["schemas"]["RecalledEvent"] | components["schemas"]["RecollectedEvent"] | components["schemas"]["RecoveredEvent"] | components["schemas"]["RegeneratedEvent"] | components["schemas"]["RemovedFromCombatEvent"] | components["schemas"]["RenewedEvent"] | components["schemas"]["ReplacedEvent"] | components["schemas"]["ReplacedWithEvent"] | components["schemas"]["ResolvingEvent"] | components["schemas"]["ResourcesAddedEvent"] | components["schemas"]["ResourcesLostEvent"] | components["schemas"]["ResumedEvent"] | components["schemas"]["RetaliationDeclaredEvent"] | components["schemas"]["RevealedEvent"] | components["schemas"]["RingBearerEvent"] | components["schemas"]["RingTemptedEvent"] | components["schemas"]["RoomEnteredEvent"] | components["schemas"]["SchemeAbandonedEvent"] | components["schemas"]["SchemeSetInMotionEvent"] | components["schemas"]["ScoredEvent"] | components["schemas"]["SearchedEvent"] | components["schemas"]["ShowdownBeganEvent"] | components["schemas"]["ShowdownEndedEvent"] | components["schemas"]["ShuffledEvent"] | components["schemas"]["SkippedEvent"] | components["schemas"]["SpellCastEvent"] | components["schemas"]["StartingPlaneEvent"] | components["schemas"]["StartingPlayerEvent"] | components["schemas"]["StatusChangedEvent"] | components["schemas"]["StatusGainedEvent"] | components["schemas"]["StatChangedEvent"] | components["schemas"]["StepBeganEvent"] | components["schemas"]["SubgameBeganEvent"] | components["schemas"]["SubgameEndedEvent"] | components["schemas"]["TimedOutEvent"] | components["schemas"]["TimeChangedEvent"] | components["schemas"]["TokenCreatedEvent"] | components["schemas"]["TurnedFaceUpEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["TurnEndedEvent"] | components["schemas"]["UnattachedEvent"] | components["schemas"]["UnlockedEvent"] | components["schemas"]["UnpairedEvent"] | components["schemas"]["VanguardRevealedEvent"] | components["schemas"]["VotedEvent"] | components["schemas"]["WordChosenEvent"] | components["schemas"]["XpChangedEvent"];
        /** @description Fits events of this type that have all these fields */
        EventMatcher: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Which ability, counted from 0 in printed order */
            ability?: number | null;
            /** @description Whose doing it is: mine, any other seat’s, a seat’s */
            by?: (("me" | "opponent") | number) | null;
            /** @description The printed name of the card */
            card?: string | null;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description What it costs, as it is written */
            cost?: string | null;
            /** @description Which mode, counted from 0 in printed order */
            index?: number | null;
            /** @description The keyword that it is about */
            keyword?: string | null;
            /** @description What the option does: `CAST`, `PASS` … */
            kind?: string | null;
            /** @description The loyalty cost: `+1`, `-3`, `-X` */
            loyalty?: string | null;
            /** @description Whether it makes mana */
            mana?: boolean | null;
            /** @description The way to play it: `normal`, `flashback` … */
            method?: string | null;
            /** @description The id of an object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The seat of a player */
            player?: number | null;
            /** @description The type of the event, or `ATTACKED` */
            type: string;
            /** @description What the option stands for: a colour, a place … */
            value?: unknown;
            /** @description The id of the zone in which the object is */
            zone?: string | null;
        };
        /** @description A deck of the same cards as in the game before, some of them exchanged with the side deck */
        ExchangedDeck: {
            /** @description Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks` */
            deck?: unknown;
            /** @description A deck as lists are pasted: a line for each card, `4 Shock` */
            deckText?: string;
            /** @description Keys the random generator together with the secret seed and the nonces of the other seats; public */
            nonce?: string;
        };
        /** @description Phases were added after the present one. */
        ExtraPhasesEvent: {
            /** @description The phases that were added */
            phases?: string[];
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "EXTRA_PHASES";
        };
        /** @description Steps were added after the present step or phase. */
        ExtraStepsEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Of this game */
            steps?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "EXTRA_STEPS";
        };
        /** @description A player will take an extra turn. */
        ExtraTurnEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "EXTRA_TURN";
        };
        /** @description One face of a card with several, as it is printed */
        Face: {
            /** @description Its abilities, in words */
            abilities?: string[];
            /** @description W, U, B, R, G */
            colors?: string[];
            /** @description Its loyalty */
            loyalty?: number | null;
            /** @description Its cost */
            manaCost?: string | null;
            /** @description What that comes to */
            manaValue?: number;
            /** @description Its name */
            name: string;
            /** @description Its power */
            power?: number | null;
            /** @description Elf, aura … */
            subtypes?: string[];
            /** @description Legendary, basic … */
            supertypes?: string[];
            /** @description Its toughness */
            toughness?: number | null;
            /** @description Creature, instant … */
            types?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Another face of a permanent is up: `how` is transform, convert, flipped, faceDown or not faceDown; `name` is its name now. */
        FaceChangedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description In which way */
            how?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "FACE_CHANGED";
        };
        /** @description One fault of a request, with its place */
        Fault: {
            /** @description Of a real card that is not played: where its text stops being understood */
            clause?: components["schemas"]["BlockingClause"];
            /** @description What kind of fault it is, for programs */
            code: string;
            /** @description What is wrong there, for people */
            detail: string;
            /** @description Where in the request, as a JSON path: `$.players[0].hand[2]` */
            path: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules?: string[];
            /** @description The nearest names to a misspelt one */
            suggestions?: string[];
        };
        /** @description A card is drawn instead of the final point. */
        FinalPointDeniedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "FINAL_POINT_DENIED";
        };
        /** @description Who begins. */
        FirstPlayerEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "FIRST_PLAYER";
        };
        /** @description A game as you see it */
        Game: {
            /** @description How much time seats have; null: nobody is in a hurry */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /** @description What is asked now */
            decisions: components["schemas"]["PendingDecision"][];
            /** @description By which rules */
            edition: string;
            /** @description The format that it is played in; null: none in particular */
            format: string | null;
            /** @description The id of the game */
            id: string;
            /** @description Whether open seats may be taken without their invites */
            joinable: boolean;
            /** @description Whether lists show it */
            listed: boolean;
            /** @description The match that it is a game of; null: it is played alone */
            match: string | null;
            /** @description The creator’s own; no rule reads it */
            metadata: {
                [key: string]: string;
            } | null;
            /** @description Those that can be answered now */
            offers: components["schemas"]["OpenOffer"][];
            /** @description How it ended; null: it has not */
            result: components["schemas"]["GameResult"] | null;
            /** @description Which game it is */
            ruleset: string;
            /** @description Who plays */
            seats: components["schemas"]["Seat"][];
            /** @description The secret seed to which `seedHash` is the commitment; revealed when the game is over */
            seed: string | null;
            /** @description The commitment to the secret seed */
            seedHash: string;
            /**
             * @description Whether it waits for players, is played, or is over
             * @enum {string}
             */
            status: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
            /** @description Whether it is a scenario or test game, which has a judge */
            test: boolean;
            /**
             * Format: date-time
             * @description When it was last moved in
             */
            updatedAt: string;
            /** @description The number of entries in its log */
            version: number;
            /** @description What you see */
            view: components["schemas"]["View"];
        };
        /** @description All that is needed to run a game again and to check the hash chain of its log */
        GameArchive: {
            /**
             * @description The states that engines of an epoch left to those of the next
             * @default []
             */
            checkpoints: {
                /** @description For which engine */
                epoch: number;
                /** @description The state */
                state: {
                    [key: string]: unknown;
                };
                /** @description At which version */
                version: number;
            }[];
            /**
             * @description The cards and tokens that the game names, as they were when it began
             * @default []
             */
            definitions: {
                /** @description What stood for it as the game began: `card Opt`, `token Sprite` */
                as?: string;
                /** @description It itself */
                definition: {
                    [key: string]: unknown;
                };
                /** @description Of its content */
                hash: string;
                /** @description Version of the card language */
                language: number;
            }[];
            /** @description By which rules */
            edition: string;
            /** @description The engine that played it; another may play the same answers otherwise */
            epoch: number;
            /** @description The id of the game */
            id: string;
            /** @description All that was done */
            log: {
                /** @description What was answered, by what it means */
                answers: ({
                    /** @description Whose answer it is */
                    seat: number;
                } & {
                    [key: string]: unknown;
                })[];
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description What no rule knows of: deadlines, and what players agreed on */
                beside?: {
                    [key: string]: unknown;
                } | null;
                /** @description Hash of this entry and all before it */
                chain: string;
                /** @description The engine that did it */
                epoch: number;
                /**
                 * @description What was done
                 * @enum {string}
                 */
                kind: "ACTION" | "CONCEDE" | "ABORT" | "NOTE" | "TAKEBACK";
                /** @description What was drawn by lot */
                random: number[];
                /** @description By whom */
                seat: number;
                /** @description Hash of the state after it */
                stateHash: string;
                /** @description The version that the game got by it */
                version: number;
            }[];
            /** @description How it was played */
            options: {
                [key: string]: unknown;
            };
            /** @description How it ended */
            result: components["schemas"]["GameResult"] | null;
            /** @description Which game it is */
            ruleset: string;
            /** @description What it started from; null: from the beginning */
            scenario: {
                [key: string]: unknown;
            } | null;
            /** @description Who played with what */
            seats: {
                /** @description With what */
                deck: unknown;
                /** @description It was open at first: its deck and nonce came after `seedHash`, which covers the others */
                joined: boolean;
                /** @description Who played */
                name: string | null;
                /** @description What the player added to the game’s randomness */
                nonce: string | null;
                /** @description Counted from 0 */
                seat: number;
            }[];
            /** @description The secret seed */
            seed: string;
            /** @description The creator chose the seed (scenario and test games): the id of the game does not key the generator */
            seedChosen: boolean;
            /** @description The commitment to the secret seed */
            seedHash: string;
            /** @description Hash of the state that it began with */
            startHash: string | null;
            /**
             * @description How it stands
             * @enum {string}
             */
            status: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
        };
        /** @description The game is over. */
        GameEndedEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description Why */
            reason?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "GAME_ENDED";
            /** @description The seats that won */
            winners?: number[];
        };
        /** @description Games, newest first */
        GameList: {
            /** @description The games */
            games: components["schemas"]["GameListing"][];
            pageInfo: components["schemas"]["PageInfo"];
        };
        /** @description A game as lists show it */
        GameListing: {
            /** @description How much time seats have; null: nobody is in a hurry */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /** @description By which rules */
            edition: string;
            /** @description The format that it is played in; null: none in particular */
            format: string | null;
            /** @description The id of the game */
            id: string;
            /** @description Whether open seats may be taken without their invites */
            joinable: boolean;
            /** @description Whether lists show it */
            listed: boolean;
            /** @description The match that it is a game of; null: it is played alone */
            match: string | null;
            /** @description The creator’s own; no rule reads it */
            metadata: {
                [key: string]: string;
            } | null;
            /** @description How it ended; null: it has not */
            result: components["schemas"]["GameResult"] | null;
            /** @description Which game it is */
            ruleset: string;
            /** @description Who plays */
            seats: components["schemas"]["Seat"][];
            /** @description The commitment to the secret seed */
            seedHash: string;
            /**
             * @description Whether it waits for players, is played, or is over
             * @enum {string}
             */
            status: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
            /** @description Whether it is a scenario or test game, which has a judge */
            test: boolean;
            /**
             * Format: date-time
             * @description When it was last moved in
             */
            updatedAt: string;
            /** @description The number of entries in its log */
            version: number;
        };
        /** @description Fields of other games than this one are absent */
        GameObject: {
            /** @description The abilities that it has now */
            abilities?: components["schemas"]["Ability"][];
            /** @description What it is attached to */
            attachedTo?: components["schemas"]["Target"] | null;
            /** @description What is attached to it */
            attachments?: string[];
            /** @description Riftbound: whether it attacks */
            attacker?: boolean;
            /** @description What it attacks */
            attacking?: (components["schemas"]["Target"] | string[]) | null;
            /** @description Grand Archive: the power that it attacks with */
            attackPower?: number | null;
            /** @description Riftbound: its might before effects that add */
            baseMight?: number | null;
            /** @description Magic: its power before counters and effects that add */
            basePower?: number | null;
            /** @description Magic: the same of its toughness */
            baseToughness?: number | null;
            /** @description Riftbound: the battlefield that it is at */
            battlefield?: string | null;
            /** @description What it blocks */
            blocking?: string[];
            /** @description Riftbound: whether it has a buff */
            buffed?: boolean;
            /** @description The printed identity; absent where it may not be known */
            card?: string;
            /** @description What was chosen for it as it came */
            chosen?: {
                [key: string]: unknown;
            };
            /** @description Grand Archive: its classes */
            classes?: string[];
            /** @description Magic: W, U, B, R, G */
            colors?: string[];
            /** @description Riftbound: who contests the battlefield */
            contested?: number | null;
            /** @description The seat that controls it */
            controller: number | null;
            /** @description Whether it is a copy */
            copy?: boolean;
            /** @description Grand Archive, Riftbound: what it costs */
            cost?: unknown;
            /** @description Grand Archive: what is paid with, memory or reserve */
            costKind?: string | null;
            /** @description Grand Archive: what it would cost now */
            costNow?: number | null;
            /** @description Counters by kind */
            counters?: {
                [key: string]: number;
            };
            /** @description The damage on it */
            damage?: number | null;
            /** @description Riftbound: whether it defends */
            defender?: boolean;
            /** @description Grand Archive: whether it is attacked */
            defending?: boolean;
            /** @description Grand Archive: whether it is distant */
            distant?: boolean;
            /** @description Riftbound: its domains */
            domain?: string[];
            /** @description Grand Archive: what is left of a weapon */
            durability?: number | null;
            /** @description Grand Archive: its elements */
            elements?: string[];
            /** @description Riftbound: whether it is Empowered */
            empowered?: boolean;
            /** @description Riftbound: the energy that it costs */
            energy?: number | null;
            /** @description Grand Archive: whether it is ephemeral */
            ephemeral?: boolean;
            /** @description Riftbound: whether it is exhausted */
            exhausted?: boolean;
            /** @description Which of them counts now; null: all together */
            face?: number | null;
            /** @description Riftbound: whether it is hidden at a battlefield */
            facedown?: boolean;
            /** @description Whether it lies face down */
            faceDown?: boolean;
            /** @description Riftbound: what is hidden at the battlefield */
            facedownCards?: string[];
            /** @description What is printed on each of them */
            faces?: components["schemas"]["Face"][];
            /** @description Whether it is flipped */
            flipped?: boolean;
            /** @description Grand Archive: whether it is fostered */
            fostered?: boolean;
            /** @description Magic: the creature that a card in exile haunts */
            haunts?: string;
            /** @description Riftbound: the turn in which it was hidden */
            hiddenOnTurn?: number | null;
            /** @description The keywords that it has now */
            keywords?: string[];
            /** @description Of a card with several faces: how they belong together */
            layout?: string;
            /** @description Grand Archive: the level of a champion */
            level?: number | null;
            /** @description Grand Archive: its life */
            life?: number | null;
            /** @description Grand Archive: the champions below it */
            lineage?: string[];
            /** @description Grand Archive: the cards loaded into it */
            loaded?: string[];
            /** @description Magic: its loyalty */
            loyalty?: number | null;
            /** @description Magic: its cost */
            manaCost?: string | null;
            /** @description Magic: what that comes to */
            manaValue?: number;
            /** @description Magic: the other card of a melded permanent */
            meldedWith?: string;
            /** @description Magic: what lies beneath the topmost card of a merged permanent */
            mergedWith?: string[];
            /** @description Riftbound: its might now */
            might?: number | null;
            /** @description The present name; empty where it may not be known */
            name: string;
            /** @description The seat that owns it */
            owner: number;
            /** @description Magic: the creature that it is paired with */
            pairedWith?: string;
            /** @description Magic: whether it is treated as if it were not there */
            phasedOut?: boolean;
            /** @description Its power now */
            power?: number | null;
            /** @description Grand Archive: whether it rests */
            rested?: boolean;
            /** @description Grand Archive: whether it retaliates */
            retaliating?: boolean;
            /** @description Magic: whether it came too recently to attack */
            sick?: boolean;
            /** @description Grand Archive: when it may be activated */
            speed?: string | null;
            /** @description Riftbound: whether it is stunned */
            stunned?: boolean;
            /** @description Elf, aura … */
            subtypes?: string[];
            /** @description Legendary, basic … */
            supertypes?: string[];
            /** @description Riftbound: its tags */
            tags?: string[];
            /** @description Magic: whether it is tapped */
            tapped?: boolean;
            /** @description Whether it is a token */
            token?: boolean;
            /** @description Magic: its toughness now */
            toughness?: number | null;
            /** @description Whether its back face is up */
            transformed?: boolean;
            /** @description Creature, instant, unit … */
            types?: string[];
            /** @description Riftbound: the units at the battlefield */
            units?: string[];
            /** @description Where it is */
            zone: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A player’s spell or ability restarted the game. */
        GameRestartedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "GAME_RESTARTED";
        };
        /** @description How a game ended */
        GameResult: {
            /**
             * @description How it ended
             * @enum {string}
             */
            kind: "WIN" | "DRAW" | "ABORTED";
            /** @description Why it ended */
            reason: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description The seats that won */
            winners: number[];
        };
        /** @description A card in exile haunts a creature. */
        HauntsEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description Of this game */
            creature?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "HAUNTS";
        };
        /** @description A unit lost its damage. */
        HealedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "HEALED";
        };
        /** @description A pending decision of somebody else */
        HiddenDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description The decision, for those who are asked */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description Who is asked; -1: the judge */
            seat: number;
        };
        /** @description All its targets were illegal: it does nothing. */
        IllegalTargetsEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ILLEGAL_TARGETS";
        };
        /** @description A player took the initiative. */
        InitiativeTakenEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "INITIATIVE_TAKEN";
        };
        /** @description A seat, and what stands for it */
        JoinedGame: {
            /** @description The id of the game */
            game: string;
            /** @description Your seat */
            seat: number;
            /** @description Stands for it. Shown now and never again */
            token: string;
        };
        /** @description A land was played. */
        LandPlayedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "LAND_PLAYED";
        };
        /** @description A life total changed. */
        LifeChangedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "LIFE_CHANGED";
        };
        /** @description Lifelink applied. */
        LifelinkEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description The id of what it came from */
            source?: string | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "LIFELINK";
        };
        /** @description What one version of a game brought */
        LogEntry: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description What happened, in order */
            events: components["schemas"]["Event"][];
            /** @description Who moved; null: nobody did, as when a game begins */
            seat: number | null;
            /** @description What happened in words, line by line, as far as you may know; empty where there is nothing to tell */
            text?: string;
            /** @description The version that the game got by it */
            version: number;
        };
        /** @description A player looked at hidden cards; `owner` where they are another player’s. */
        LookedAtEvent: {
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description How many */
            count?: number;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "LOOKED_AT";
            /** @description The zone */
            zone?: string;
        };
        /** @description Where you get mail */
        Mail: {
            /** @description The confirmed address that mail goes to; null: there is none yet */
            address: string | null;
            /** @description When the address was confirmed */
            confirmedAt: string | null;
            /**
             * @description `each`: a mail for each thing; `daily`: one a day with all games
             * @enum {string}
             */
            digest: "each" | "daily";
            /** @description Why an address is no longer in force */
            disabledReason: string | null;
            /** @description An address that waits to be confirmed; until then an older one stays in force */
            wanted: {
                /** @description It gets nothing but the mail with the link that confirms it */
                address: string;
                /**
                 * @description `each`: a mail for each thing; `daily`: one a day with all games
                 * @enum {string}
                 */
                digest: "each" | "daily";
                /**
                 * Format: date-time
                 * @description Until when it can be confirmed
                 */
                expiresAt: string;
            } | null;
        };
        /** @description Mana was added to a pool. */
        ManaAddedEvent: {
            /** @description The mana, or whether it is about mana */
            mana?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The id of what it came from */
            source?: string | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MANA_ADDED";
        };
        /** @description A player loses life for unspent mana. */
        ManaBurnedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MANA_BURNED";
        };
        /** @description Unspent mana was lost. */
        ManaEmptiedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The mana, or whether it is about mana */
            mana?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MANA_EMPTIED";
        };
        /** @description A player has this mastery now, and no other. */
        MasteryGainedEvent: {
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MASTERY_GAINED";
        };
        /** @description A match and how it stands */
        Match: {
            /** @description Whoever first wins more than half of so many games has won */
            bestOf: number;
            /** @description The decks that are awaited for the next game */
            decks: {
                /** @description From when on the one of the game before counts; null: it is waited for */
                deadline: string | null;
                /** @description Who may send one */
                seat: number;
            }[];
            /** @description By which rules */
            edition: string;
            /** @description The ids of its games, in the order in which they are played */
            games: string[];
            /** @description The id of the match */
            match: string;
            /** @description How it ended; null: it has not */
            result: components["schemas"]["GameResult"] | null;
            /** @description Which game is played */
            ruleset: string;
            /**
             * @description OPEN: its first game waits for players
             * @enum {string}
             */
            status: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
            /** @description By seat, how many games it has won */
            wins: number[];
        };
        /** @description Stands where an option id stands; fits the options that have all these fields. `null` is as if absent */
        Matcher: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Which ability, counted from 0 in printed order */
            ability?: number | null;
            /** @description The printed name of the card */
            card?: string | null;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description What it costs, as it is written */
            cost?: string | null;
            /** @description Which mode, counted from 0 in printed order */
            index?: number | null;
            /** @description The keyword that it is about */
            keyword?: string | null;
            /** @description What the option does: `CAST`, `PASS` … */
            kind?: string | null;
            /** @description The loyalty cost: `+1`, `-3`, `-X` */
            loyalty?: string | null;
            /** @description Whether it makes mana */
            mana?: boolean | null;
            /** @description The way to play it: `normal`, `flashback` … */
            method?: string | null;
            /** @description Which of those that fit, counted from 0 in listed order */
            nth?: number | null;
            /** @description The id of an object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The seat of a player */
            player?: number | null;
            /** @description What the option stands for: a colour, a place … */
            value?: unknown;
            /** @description The id of the zone in which the object is */
            zone?: string | null;
        };
        /** @description Level or lineage did not fit any more. */
        MaterializationFailedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MATERIALIZATION_FAILED";
        };
        /** @description A player, for itself */
        Me: {
            /** @description The keys that stand for you */
            keys: {
                /**
                 * Format: date-time
                 * @description When it was made
                 */
                createdAt: string;
                /** @description For revoking it */
                id: string;
                /** @description When it was used, to the minute; null: never */
                lastUsedAt: string | null;
            }[];
            /** @description Where mail goes to, or why it no longer does; null: no address was ever given */
            mail: components["schemas"]["Mail"] | null;
            /** @description What others call you */
            name: string;
            /** @description Your id, by which others invite you */
            player: string;
        };
        /** @description A player became the monarch. */
        MonarchChangedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MONARCH_CHANGED";
        };
        /** @description A unit moved; null is the base. */
        MovedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The zone, or the place, that it came from */
            from?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /** @description The name of the place that it went to */
            toCard?: string | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MOVED";
        };
        /** @description A player kept or took a mulligan. */
        MulliganDecidedEvent: {
            /** @description How many */
            count?: number;
            /** @description Whether new cards were taken */
            mulligan?: boolean;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MULLIGAN_DECIDED";
        };
        /** @description A game of yours, or one that you are invited to */
        MyGame: {
            /** @description How much time seats have; null: nobody is in a hurry */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /** @description Of the first of your decisions */
            deadline: string | null;
            /** @description By which rules */
            edition: string;
            /** @description The format that it is played in; null: none in particular */
            format: string | null;
            /** @description The id of the game */
            id: string;
            /** @description Whether open seats may be taken without their invites */
            joinable: boolean;
            /** @description Whether lists show it */
            listed: boolean;
            /** @description The match that it is a game of; null: it is played alone */
            match: string | null;
            /** @description The creator’s own; no rule reads it */
            metadata: {
                [key: string]: string;
            } | null;
            /** @description Who is asked at this version */
            pending: components["schemas"]["HiddenDecision"][];
            /** @description How it ended; null: it has not */
            result: components["schemas"]["GameResult"] | null;
            /** @description Which game it is */
            ruleset: string;
            /** @description Yours, also where you are invited only */
            seat: number | null;
            /** @description Who plays */
            seats: components["schemas"]["Seat"][];
            /** @description The commitment to the secret seed */
            seedHash: string;
            /**
             * @description Whether it waits for players, is played, or is over
             * @enum {string}
             */
            status: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
            /** @description Whether it is a scenario or test game, which has a judge */
            test: boolean;
            /**
             * Format: date-time
             * @description When it was last moved in
             */
            updatedAt: string;
            /** @description The number of entries in its log */
            version: number;
        };
        /** @description Your games, the one that was moved in last first */
        MyGameList: {
            /** @description The games */
            games: components["schemas"]["MyGame"][];
            pageInfo: components["schemas"]["PageInfo"];
        };
        /** @description An answer to a decision of the shape `NAME` */
        NameAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description NAME: a name out of the `vocabulary` */
            name: string;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `name` */
        NameDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
                /** @description A name */
                name: string;
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "NAME";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
            /** @description What is to be named: `cardName`, `creatureType` … */
            vocabulary: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A player to be */
        NewAccount: {
            /** @description What others call you */
            name: string;
        };
        /** @description A game to be */
        NewGame: {
            /** @description Cards of your own in the card language, which the decks of this game may name: written by hand, or what `POST /v1/cards/compile` gave; up to 50, of names that no card has */
            definitions?: unknown[];
            /** @description Which rules of it: one of `editions` of the ruleset */
            edition: string;
            /** @description The creator’s own: up to 20 keys with texts of up to 500 characters; public, and no rule reads it */
            metadata?: {
                [key: string]: string;
            };
            /** @description How it is played */
            options?: {
                /** @description Whom priority passes by: `none`: nobody; `smart`: seats that public information alone shows cannot act; `seat`: seats whose own hand and board can do nothing but make mana. One for all seats, or a list with one for each */
                autoPass?: ("none" | "smart" | "seat") | ("none" | "smart" | "seat")[];
                /** @description How much time seats have; none is kept unless said */
                clock?: components["schemas"]["ClockTerms"];
                /**
                 * @description Whether sampled positions may use what the others began with; hidden unless said
                 * @enum {string}
                 */
                decklists?: "public" | "hidden";
                /** @description One of `formats` of the ruleset: how many play, with which decks. Left out: the usual game, any decks */
                format?: string;
                /** @description true: open seats may be taken without their invites */
                joinable?: boolean;
                /** @description false: it is in no list, and there is no such game for whoever has no token of it, nor plays in it */
                listed?: boolean;
                /**
                 * @description What becomes of a seat whose time is over: its `default` is sent, it concedes, or (unless said) an opponent may claim
                 * @enum {string}
                 */
                onTimeout?: "default" | "concede" | "claim";
                /**
                 * @description `auto`: mana and the like are paid by themselves; `manual`: each payment is asked
                 * @enum {string}
                 */
                payment?: "auto" | "manual";
                /** @description What the randomness of a test game is made from */
                seed?: string;
                /** @description true: the game has a judge, who sees all, and may set its seed */
                test?: boolean;
            };
            /** @description Which game: `mtg`, `grand-archive`, `riftbound` */
            ruleset: string;
            /** @description A position to start from: ruleset, edition, `players` with what each has in which zone, `turn`, `stack` … */
            scenario?: {
                [key: string]: unknown;
            };
            /** @description Who plays, in seating order */
            seats?: components["schemas"]["SeatPlan"][];
            /** @description The same as `options.seed` */
            seed?: string;
        };
        /** @description Where mail goes to, and how often */
        NewMail: {
            /**
             * Format: email
             * @description One mail address, with nothing around it
             */
            address: string;
            /**
             * @description `each`: a mail for each thing; `daily`: one a day with all games
             * @enum {string}
             */
            digest: "each" | "daily";
        };
        /** @description A match to be: as its first game, and how many */
        NewMatch: {
            /**
             * @description Whoever first wins more than half of so many games has won: 1, 3, 5 or 7
             * @enum {number}
             */
            bestOf: 1 | 3 | 5 | 7;
            /** @description Cards of your own in the card language, which the decks of this game may name: written by hand, or what `POST /v1/cards/compile` gave; up to 50, of names that no card has */
            definitions?: unknown[];
            /** @description Which rules of it: one of `editions` of the ruleset */
            edition: string;
            /** @description The creator’s own: up to 20 keys with texts of up to 500 characters; public, and no rule reads it */
            metadata?: {
                [key: string]: string;
            };
            /** @description How it is played */
            options?: {
                /** @description Whom priority passes by: `none`: nobody; `smart`: seats that public information alone shows cannot act; `seat`: seats whose own hand and board can do nothing but make mana. One for all seats, or a list with one for each */
                autoPass?: ("none" | "smart" | "seat") | ("none" | "smart" | "seat")[];
                /** @description How much time seats have; none is kept unless said */
                clock?: components["schemas"]["ClockTerms"];
                /**
                 * @description Whether sampled positions may use what the others began with; hidden unless said
                 * @enum {string}
                 */
                decklists?: "public" | "hidden";
                /** @description One of `formats` of the ruleset: how many play, with which decks. Left out: the usual game, any decks */
                format?: string;
                /** @description true: open seats may be taken without their invites */
                joinable?: boolean;
                /** @description false: it is in no list, and there is no such game for whoever has no token of it, nor plays in it */
                listed?: boolean;
                /**
                 * @description What becomes of a seat whose time is over: its `default` is sent, it concedes, or (unless said) an opponent may claim
                 * @enum {string}
                 */
                onTimeout?: "default" | "concede" | "claim";
                /**
                 * @description `auto`: mana and the like are paid by themselves; `manual`: each payment is asked
                 * @enum {string}
                 */
                payment?: "auto" | "manual";
                /** @description What the randomness of a test game is made from */
                seed?: string;
                /** @description true: the game has a judge, who sees all, and may set its seed */
                test?: boolean;
            };
            /** @description Which game: `mtg`, `grand-archive`, `riftbound` */
            ruleset: string;
            /** @description A position to start from: ruleset, edition, `players` with what each has in which zone, `turn`, `stack` … */
            scenario?: {
                [key: string]: unknown;
            };
            /** @description Who plays, in seating order */
            seats?: components["schemas"]["SeatPlan"][];
            /** @description The same as `options.seed` */
            seed?: string;
        };
        /** @description What a seat offers to the others */
        NewOffer: {
            /**
             * @description What is offered
             * @enum {string}
             */
            kind: "DRAW" | "TAKEBACK" | "PAUSE" | "ABORT" | "REMATCH";
            /** @description TAKEBACK: the past version that the game would be again as it was at */
            version?: number;
        };
        /** @description Who takes an open seat */
        NewPlayer: {
            /** @description Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks` */
            deck?: unknown;
            /** @description A deck as lists are pasted: a line for each card, `4 Shock` */
            deckText?: string;
            /** @description Not needed by a player who is invited, nor where the game is joinable */
            invite?: string;
            /** @description Required unless a player joins, who has one */
            name?: string;
            /** @description Keys the random generator together with the secret seed and the nonces of the other seats; public */
            nonce?: string;
            /** @description Which of several open seats of a joinable game; the first unless said */
            seat?: number;
        };
        /** @description Where, and of what */
        NewWebhook: {
            /** @description What you want to be told */
            events: ("decision.pending" | "deadline.near" | "game.finished" | "offer.made" | "order.dropped")[];
            /** @description `whsec_` and 24 to 64 bytes in base64; one is made where you give none */
            secret?: string;
            /** @description http or https, without credentials, and no address of a private network */
            url: string;
        };
        /** @description The turn player materialized nothing. */
        NothingMaterializedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "NOTHING_MATERIALIZED";
        };
        /** @description A battlefield that a teammate held as the turn began is not scored. */
        NotScoredEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "NOT_SCORED";
        };
        /** @description An answer to a decision of the shape `NUMBER` */
        NumberAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description NUMBER: a number between `min` and `max` */
            number: number;
            /** @description Absent: an answer has one shape */
            order?: null;
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `number` */
        NumberDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
                /** @description A number */
                number: number;
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "NUMBER";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An object changed zones; `object` is its new id, `was` its old one. */
        ObjectMovedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What kind of thing caused it */
            cause?: string;
            /** @description The zone, or the place, that it came from */
            from?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OBJECT_MOVED";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description An offer as it stands */
        Offer: {
            /** @description Of a rematch that was accepted: whose offer it was */
            by?: number;
            /** @description Absent: it can be answered until it lapses */
            expiresAt?: string;
            /** @description Of a rematch that was accepted: the new game */
            game?: string;
            /**
             * @description What is offered
             * @enum {string}
             */
            kind: "DRAW" | "TAKEBACK" | "PAUSE" | "ABORT" | "REMATCH";
            /** @description The id of the offer */
            offer: string;
            /** @description Whose offer it is; of a rematch that was accepted your seat in the new game, if you have one */
            seat: number;
            /**
             * @description What has become of it
             * @enum {string}
             */
            status: "OPEN" | "ACCEPTED" | "DECLINED" | "LAPSED";
            /** @description Of your seat in the new game */
            token?: string;
            /** @description TAKEBACK: the version that the game would be again as it was at */
            version?: number;
        };
        /** @description An offer was accepted; of a takeback `to` is the version that the game is again as it was at. */
        OfferAcceptedEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description The id of the offer */
            offer?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OFFER_ACCEPTED";
        };
        /** @description One of several seats that must agree does. */
        OfferAgreedEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description The id of the offer */
            offer?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OFFER_AGREED";
        };
        /** @description What a seat says to an offer of another */
        OfferAnswer: {
            /** @description false: declined; of a pause that is in force: time runs on */
            accept: boolean;
        };
        /** @description An offer was declined. */
        OfferDeclinedEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description The id of the offer */
            offer?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OFFER_DECLINED";
        };
        /** @description A seat offers something to the others. */
        OfferMadeEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description The id of the offer */
            offer?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OFFER_MADE";
            /** @description The version that the game would be again as it was at */
            version?: number;
        };
        /** @description An offer that can be answered */
        OpenOffer: {
            /** @description Absent: it can be answered until it lapses */
            expiresAt?: string;
            /**
             * @description What is offered
             * @enum {string}
             */
            kind: "DRAW" | "TAKEBACK" | "PAUSE" | "ABORT" | "REMATCH";
            /** @description The id of the offer */
            offer: string;
            /** @description Whose offer it is */
            seat: number;
            /** @description TAKEBACK: the version that the game would be again as it was at */
            version?: number;
        };
        /** @description A player passed Opportunity. */
        OpportunityPassedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "OPPORTUNITY_PASSED";
        };
        /** @description One thing that may be chosen. All but `id`, `label` and bounds can be matched */
        Option: {
            /** @description Which ability of the object, counted from 0 in printed order */
            ability?: number;
            /** @description The printed name of that object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number;
            /** @description What it costs, as it is written */
            cost?: string;
            /** @description Names the option in an answer to this decision */
            id: string;
            /** @description Which mode, counted from 0 in printed order */
            index?: number;
            /** @description The keyword that it is about */
            keyword?: string;
            /** @description What it does, in the game’s own terms: `CAST`, `PASS` … */
            kind: string;
            /** @description The option in words for people */
            label: string;
            /** @description DISTRIBUTE: how much damage is lethal */
            lethal?: number;
            /** @description The loyalty cost: `+1`, `-3`, `-X` */
            loyalty?: string;
            /** @description true: it makes mana */
            mana?: boolean;
            /** @description DISTRIBUTE: the greatest amount; ASSIGN: how many pairs it may be in; null: any */
            max?: number | null;
            /** @description The way to play it: `normal`, `flashback` … */
            method?: string;
            /** @description DISTRIBUTE: the least amount; ASSIGN: how many pairs it must be in */
            min?: number;
            /** @description The object that it is about */
            object?: string;
            /** @description The seat that owns the object */
            owner?: number;
            /** @description The seat that it is about */
            player?: number;
            /** @description The first option of which this one is an identical twin; absent on that one */
            sameAs?: string;
            /** @description ASSIGN: the ids of the options of `to` that it may be assigned to */
            to?: string[];
            /** @description What it stands for where it is no object and no player: a colour, a place … */
            value?: unknown;
            /** @description Where the object is */
            zone?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An answer to a decision of the shape `ORDER` */
        OrderAnswer: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description Absent: an answer has one shape */
            assign?: null;
            /** @description Absent: an answer has one shape */
            choose?: null;
            /** @description Absent: an answer has one shape */
            confirm?: null;
            /** @description The id of the decision; left out, it answers the next one that the seat is asked */
            decision?: string | null;
            /** @description Absent: an answer has one shape */
            distribute?: null;
            /** @description What to pay with, where payment is automatic */
            mana?: components["schemas"]["Pick"][] | null;
            /** @description Absent: an answer has one shape */
            name?: null;
            /** @description Absent: an answer has one shape */
            number?: null;
            /** @description ORDER: every option once, the first first */
            order: components["schemas"]["Pick"][];
            /** @description Whose answer it is (-1: the judge’s), where the token does not say it */
            seat?: number | null;
        };
        /** @description Answered by `order`: every option once */
        OrderDecision: {
            /** @description When the time for it is over; null: never */
            deadline: string | null;
            /** @description A complete legal answer, which may be sent as it is */
            default: {
                /** @description The decision that it answers */
                decision?: string;
                /** @description What is paid with */
                mana?: string[];
                /** @description Ids of all options, the first first */
                order: string[];
            };
            /** @description Whose decision it is, where another seat makes it */
            for?: number;
            /** @description Names the decision in an answer */
            id: string;
            /** @description What is asked, in the game’s own terms: see `decisionKinds` of its ruleset */
            kind: string;
            /** @description The most; null: there is no bound */
            max: number | null;
            /** @description The least that the answer may be, or how many it must choose */
            min: number;
            /** @description What may be chosen; empty where nothing is listed */
            options: components["schemas"]["Option"][];
            /** @description Whether the order of what is chosen matters */
            ordered: boolean;
            /** @description The question in words for people */
            prompt: string;
            /** @description The rules behind it: `mtg:601.2c` */
            rules: string[];
            /** @description Who is asked; -1: the judge */
            seat: number;
            /**
             * @description How it is answered (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            shape: "ORDER";
            /** @description The object whose rule or ability asks; null: none that the seat sees */
            source: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Your orders */
        OrdersInForce: {
            /** @description Those that were refused when their time came, since orders were last given */
            dropped: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Its id */
                order: string;
                /** @description Why its answer was refused */
                refusal: components["schemas"]["Refusal"];
                /**
                 * @description That it was dropped
                 * @constant
                 */
                type: "ORDER_DROPPED";
                /** @description The version of the game then */
                version: number;
            }[];
            /** @description Those that are in force, as they were given, with their ids and what is left of `times` */
            orders: {
                [key: string]: unknown;
            }[];
        };
        /** @description Where a list goes on */
        PageInfo: {
            /** @description For `after`, to get those; null: the list is empty */
            endCursor: string | null;
            /** @description Whether there are more after these */
            hasNextPage: boolean;
        };
        /** @description What is assigned to what */
        Pair: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description What is assigned */
            from: components["schemas"]["Pick"];
            /** @description To what */
            to: components["schemas"]["Pick"];
        };
        /** @description Two creatures were paired. */
        PairedEvent: {
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PAIRED";
        };
        /** @description Nobody’s time runs. */
        PausedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PAUSED";
        };
        /** @description Your own whole; of those of others that there is one */
        PendingDecision: components["schemas"]["Decision"] | components["schemas"]["HiddenDecision"];
        /** @description A phase began. */
        PhaseBeganEvent: {
            /** @description Whose turn it is */
            active?: number;
            /** @description The phase */
            phase?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Which turn, counted from 1 */
            turn?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PHASE_BEGAN";
        };
        /** @description A permanent phased in. */
        PhasedInEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PHASED_IN";
        };
        /** @description A permanent phased out. */
        PhasedOutEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PHASED_OUT";
        };
        /** @description An option, by its id or by what fits it */
        Pick: string | components["schemas"]["Matcher"];
        /** @description Objects were separated into two piles. */
        PilesSeparatedEvent: {
            /** @description Of this game */
            piles?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PILES_SEPARATED";
        };
        /** @description A player became the planar controller as the one before left the game. */
        PlanarControllerChangedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLANAR_CONTROLLER_CHANGED";
        };
        /** @description A player rolled the planar die: `planeswalker`, `chaos` or `blank`. */
        PlanarDieRolledEvent: {
            /** @description Of the planar die: which face came up */
            face?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLANAR_DIE_ROLLED";
        };
        /** @description A player planeswalked to these cards, away from `away`. */
        PlaneswalkedEvent: {
            /** @description Of planeswalking: what was left */
            away?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLANESWALKED";
        };
        /** @description A player, with what everybody may know */
        Player: {
            /** @description How many cards were played this turn */
            cardsPlayed?: number | null;
            /** @description Grand Archive: the champion */
            champion?: string | null;
            /** @description Who makes the decisions of the player, where somebody else does */
            controlledBy?: number;
            /** @description Counters by kind */
            counters?: {
                [key: string]: number;
            };
            /** @description Grand Archive: damage on the champion */
            damage?: number | null;
            /** @description What the rules call the player */
            designations?: unknown[];
            /** @description Grand Archive: the elements that may be used */
            elements?: string[];
            /** @description How much Energy was spent this turn */
            energySpent?: number | null;
            /** @description Grand Archive: influence */
            influence?: number | null;
            /** @description Grand Archive: cards in the intent */
            intent?: string[];
            /** @description Grand Archive: its level */
            level?: number | null;
            /** @description Magic, Grand Archive: life */
            life?: number | null;
            /** @description Whether out of the game */
            lost: boolean;
            /** @description Grand Archive: cards in memory */
            memory?: number | null;
            /** @description Who plays */
            name: string | null;
            /** @description Riftbound: points */
            points?: number | null;
            /** @description How much Power was spent this turn */
            powerSpent?: number | null;
            /** @description Magic: {"mana": {"R": 1}} */
            resources?: {
                [key: string]: unknown;
            };
            /** @description Counted from 0 */
            seat: number;
            /** @description The team that the player is on, in a game between teams */
            team?: number;
            /** @description How many turns were taken */
            turns?: number | null;
            /** @description Riftbound: XP, once there was any */
            xp?: number | null;
            /** @description How many cards lie in each zone of this player */
            zones?: {
                [key: string]: number;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description From now on `by` decides for a player: another one, or the player again. */
        PlayerControlChangedEvent: {
            /** @description The object or the seat that did it */
            by?: (string | number) | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLAYER_CONTROL_CHANGED";
        };
        /** @description What a player is told: a decision arose, a game ended */
        PlayerEvent: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Until when you may answer; null: for ever */
            deadline: string | null;
            /** @description In which game */
            game: string;
            /** @description For `Last-Event-ID` */
            id: string;
            /** @description Of a game that has ended */
            result: components["schemas"]["GameResult"] | null;
            /** @description Yours */
            seat: number;
            /**
             * @description What happened
             * @enum {string}
             */
            type: "decision.pending" | "game.finished";
            /** @description The version that the game has by it */
            version: number;
        };
        /** @description A player left a game that goes on, with what they owned on the field. */
        PlayerLeftEvent: {
            /** @description The objects */
            objects?: (string | ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }))[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLAYER_LEFT";
        };
        /** @description A player lost. */
        PlayerLostEvent: {
            /** @description Why */
            reason?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PLAYER_LOST";
        };
        /** @description A score changed. */
        PointsChangedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "POINTS_CHANGED";
        };
        /** @description What came of answers in a position */
        PositionActionsReply: {
            /** @description What is asked */
            decisions?: components["schemas"]["PendingDecision"][];
            /** @description The refusal that ended the request; null: all was applied */
            error: components["schemas"]["Refusal"] | null;
            /** @description What happened */
            events?: components["schemas"]["Event"][];
            /** @description Opaque and signed; accepted wherever a position is asked for */
            position: string;
            /** @description How the game has ended; null while it goes on */
            result: components["schemas"]["GameResult"] | null;
            /** @description Indices of the answers that were not applied, since one was refused after something had been revealed */
            unapplied: number[];
            /** @description What the viewer sees */
            view?: components["schemas"]["View"];
        };
        /** @description A position, and what is answered in it */
        PositionActionsRequest: {
            /** @description Answers of any seats, applied in order */
            answers?: components["schemas"]["Answer"][];
            /** @description What the reply has beside the position and its result; everything unless said */
            fields?: ("view" | "decisions" | "events")[];
            /** @description Lists of answers in the place of `answers`, each from the same start */
            lines?: components["schemas"]["Answer"][][];
            /** @description A position that was given before, in the place of a scenario */
            position?: string;
            /** @description A position to start from: ruleset, edition, `players` with what each has in which zone, `turn`, `stack` … */
            scenario?: {
                [key: string]: unknown;
            };
            /** @description Whose view, events and decisions to answer with; the judge’s unless said */
            viewer?: number | ("spectator" | "judge");
        };
        /** @description What came of each line */
        PositionLinesReply: {
            /** @description In the order of the lines */
            results: {
                /** @description What is asked */
                decisions?: components["schemas"]["PendingDecision"][];
                /** @description Why the line was refused; the position is the one before it then */
                error?: components["schemas"]["Refusal"];
                /** @description What happened */
                events?: components["schemas"]["Event"][];
                /** @description Opaque and signed; accepted wherever a position is asked for */
                position: string;
                /** @description How the game has ended; null while it goes on */
                result: components["schemas"]["GameResult"] | null;
                /** @description What the viewer sees */
                view?: components["schemas"]["View"];
            }[];
        };
        /** @description A position and what is asked in it */
        PositionReply: {
            /** @description What is asked */
            decisions?: components["schemas"]["PendingDecision"][];
            /** @description Opaque and signed; accepted wherever a position is asked for */
            position: string;
            /** @description How the game has ended; null while it goes on */
            result: components["schemas"]["GameResult"] | null;
            /** @description What the viewer sees */
            view?: components["schemas"]["View"];
        };
        /** @description A position: a scenario, or one that the service gave */
        PositionRequest: {
            /** @description What the reply has beside the position and its result; everything unless said */
            fields?: ("view" | "decisions" | "events")[];
            /** @description A position that was given before, in the place of a scenario */
            position?: string;
            /** @description A position to start from: ruleset, edition, `players` with what each has in which zone, `turn`, `stack` … */
            scenario?: {
                [key: string]: unknown;
            };
            /** @description Whose view, events and decisions to answer with; the judge’s unless said */
            viewer?: number | ("spectator" | "judge");
        };
        /** @description A player passed priority. */
        PriorityPassedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PRIORITY_PASSED";
        };
        /** @description RFC 9457 problem details */
        Problem: {
            /** @description Index of the refused answer in the request; null: it is about none */
            answer: number | null;
            /** @description What kind of refusal it is, for programs: `ILLEGAL_ACTION`, `NO_MATCH` … */
            code: string;
            /** @description The decision that was answered; null: none */
            decision: string | null;
            /** @description Why, for people */
            detail: string;
            /** @description Every fault with its place */
            errors: components["schemas"]["Fault"][];
            /** @description What was recorded of a failure of the engine: say it when you report one */
            incident?: string;
            /** @description The rules that forbid it */
            rules: string[];
            /** @description The status of the reply */
            status: number;
            /** @description All that is suggested in `errors` */
            suggestions?: string[];
            /** @description The kind of problem, for people */
            title: string;
            /** @description The kind of problem, as an address */
            type: string;
            /** @description `VERSION_CONFLICT`: the version that the game is at */
            version?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A permanent went to its base without moving. */
        RecalledEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The zone, or the place, that it came from */
            from?: unknown;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RECALLED";
        };
        /** @description Memory returned to the hand. */
        RecollectedEvent: {
            /** @description How many */
            count?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RECOLLECTED";
        };
        /** @description A player recovered; `total` is the damage that is left. */
        RecoveredEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RECOVERED";
        };
        /** @description Why an answer was refused */
        Refusal: {
            /** @description Index of the answer in the request */
            answer?: number;
            /** @description What kind of refusal it is, for programs: `ILLEGAL_ACTION`, `NO_MATCH` … */
            code: string;
            /** @description The decision that was answered */
            decision?: string;
            /** @description Why, for people */
            detail: string;
            /** @description Every fault with its place */
            errors?: components["schemas"]["Fault"][];
            /** @description The rules that forbid it */
            rules: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A permanent regenerated instead of being destroyed. */
        RegeneratedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REGENERATED";
        };
        /** @description Something left combat before its end. */
        RemovedFromCombatEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REMOVED_FROM_COMBAT";
        };
        /** @description A card that was shown on a library became another object, as it is shown no longer. */
        RenewedEvent: {
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RENEWED";
            /** @description The zone */
            zone?: string;
        };
        /** @description A replacement or prevention effect applied. */
        ReplacedEvent: {
            /** @description What was replaced */
            action?: string;
            /** @description The object or the seat that did it */
            by?: (string | number) | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REPLACED";
        };
        /** @description Something on the board was replaced, or swapped back. */
        ReplacedWithEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REPLACED_WITH";
            /** @description What it was before: its old id, or who had it */
            was?: unknown;
        };
        /** @description The top of the stack resolves. */
        ResolvingEvent: {
            /** @description Which ability it is */
            ability?: {
                /** @description The card whose text it is */
                card: string;
                /** @description Its place there, counted from 0 */
                path: string;
                /** @description What it does, in words */
                text?: string;
            };
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description What it does, in words */
            text?: string;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RESOLVING";
        };
        /** @description Energy or Power was added to a rune pool. */
        ResourcesAddedEvent: {
            /** @description How much energy */
            energy?: number;
            /** @description Power, by its domain */
            power?: string[] | {
                [key: string]: number;
            };
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RESOURCES_ADDED";
        };
        /** @description Unspent Energy and Power were lost. */
        ResourcesLostEvent: {
            /** @description How much energy */
            energy?: number;
            /** @description Energy that is for spells alone */
            energyForSpells?: number;
            /** @description Power, by its domain */
            power?: string[] | {
                [key: string]: number;
            };
            /** @description Power that is for spells alone, by its domain */
            powerForSpells?: string[] | {
                [key: string]: number;
            };
            /** @description Energy and Power that are for some things alone, by what these are: `gear:energy`, `unit:Fury` */
            restricted?: string[] | {
                [key: string]: number;
            };
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RESOURCES_LOST";
        };
        /** @description A seat has lifted the pause. */
        ResumedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RESUMED";
        };
        /** @description Units retaliate. */
        RetaliationDeclaredEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description What it was done to */
            target?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            }) | string | number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RETALIATION_DECLARED";
            /** @description The units */
            units?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
        };
        /** @description Cards were revealed. */
        RevealedEvent: {
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REVEALED";
            /** @description The zone */
            zone?: string;
        };
        /** @description A creature became the Ring-bearer of a player. */
        RingBearerEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RING_BEARER";
        };
        /** @description The Ring tempted a player, so many times by now. */
        RingTemptedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description How many times by now */
            times?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RING_TEMPTED";
        };
        /** @description How the games begin */
        RolloutLine: {
            /** @description What is answered before the bot plays on */
            answers: components["schemas"]["Answer"][];
            /** @description Ids of objects that the seat of the first answer does not use from then on: cards kept for later */
            keep?: string[];
        };
        /** @description A position, and how often and by whom it is played on */
        RolloutRequest: {
            /** @description What to tell of each game where it ended or was left: its view, and what the bot answered first */
            ends?: ("view" | "first")[];
            /** @description How many games */
            games: number;
            /**
             * @description How far games are played
             * @default {
             *       "turns": 20
             *     }
             */
            horizon: {
                /** @description Turns after which a game is left */
                turns: number;
            };
            /** @description Ways to begin, to be compared: after each so many games are played, in the same positions and with the same chances */
            lines?: components["schemas"]["RolloutLine"][];
            /**
             * @description The bot that plays all seats
             * @enum {string}
             */
            policy: "random" | "greedy";
            /** @description Where the games begin */
            position?: string;
            /** @description Several of one game in the place of `position`; the games begin in them in turn */
            positions?: string[];
            /** @description The same seed gives the same again; chosen by the server unless said */
            seed?: string;
            /** @description Whose view; the judge’s unless said */
            viewer?: number | ("spectator" | "judge");
        };
        /** @description What came of it */
        Rollouts: {
            /** @description How many decisions were answered */
            decisions: number;
            /** @description Each game, in order; where they were asked for */
            ends?: {
                /** @description What the bot answered first, with one of the seven shapes, as it may be sent */
                first?: {
                    /** @description The decision */
                    decision: string;
                    /** @description Whose it was */
                    seat: number;
                } & {
                    [key: string]: unknown;
                };
                /** @description How the game ended; null where it was left */
                result: components["schemas"]["GameResult"] | null;
                /** @description How it looked then */
                view?: components["schemas"]["View"];
            }[];
            /** @description How many were played: the counts and `truncated` together */
            games: number;
            /** @description What came of each line; all figures beside are those of all of them together */
            lines?: ({
                /** @description How many decisions were answered */
                decisions: number;
                /** @description Each game, in order; where they were asked for */
                ends?: {
                    /** @description What the bot answered first, with one of the seven shapes, as it may be sent */
                    first?: {
                        /** @description The decision */
                        decision: string;
                        /** @description Whose it was */
                        seat: number;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description How the game ended; null where it was left */
                    result: components["schemas"]["GameResult"] | null;
                    /** @description How it looked then */
                    view?: components["schemas"]["View"];
                }[];
                /** @description How many were played: the counts and `truncated` together */
                games: number;
                /** @description How games ended, the most frequent first */
                outcomes: {
                    /** @description How many of them */
                    count: number;
                    result: components["schemas"]["GameResult"];
                }[];
                /** @description By seat */
                perSeat: {
                    /** @description Games drawn */
                    draws: number;
                    /** @description Games won */
                    wins: number;
                }[];
                /** @description Games that were left at the horizon */
                truncated: number;
            } | {
                /** @description Why an answer of it was refused; none of its games is counted */
                error: components["schemas"]["Refusal"];
            })[];
            /** @description How long it took; all else follows from the seed */
            milliseconds: number;
            /** @description How games ended, the most frequent first */
            outcomes: {
                /** @description How many of them */
                count: number;
                result: components["schemas"]["GameResult"];
            }[];
            /** @description By seat */
            perSeat: {
                /** @description Games drawn */
                draws: number;
                /** @description Games won */
                wins: number;
            }[];
            /** @description Games that were left at the horizon */
            truncated: number;
        };
        /** @description A player moved their venture marker into a room. */
        RoomEnteredEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The name of the room */
            room?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ROOM_ENTERED";
        };
        /** @description A rule, and where it is enforced */
        Rule: {
            /** @description The numbers below it */
            children: string[];
            /** @description The files that enforce it */
            enforcedIn: string[];
            /** @description Its number in the rulebook */
            number: string;
            /** @description Why it is not enforced */
            reason: string | null;
            /**
             * @description What the engine does about it
             * @enum {string}
             */
            status: "enforced" | "notApplicable" | "open";
            /** @description The rule in our own words; null: not written yet */
            summary: string | null;
            /** @description What it is about */
            title: string;
        };
        /** @description A game, with its words */
        Ruleset: {
            /** @description The bots that can take a seat */
            bots: string[];
            /** @description Version of the card language that cards are written in */
            cardLanguage?: number;
            /** @description What may be asked */
            decisionKinds: {
                /** @description What a decision calls it */
                kind: string;
                /** @description What is asked */
                meaning: string;
                /** @description The rules behind it: `mtg:601.2c` */
                rules: string[];
                /** @description How it is answered */
                shape: string;
            }[];
            /** @description How `deckText` may be written */
            deckFormats: {
                /** @description What it is called */
                id: string;
                /** @description What it looks like */
                name: string;
            }[];
            /** @description The rules that it can be played by */
            editions: {
                /** @description Whether it is today’s */
                current: boolean;
                /** @description What it is called in requests */
                id: string;
                /** @description What people call it */
                name: string;
            }[];
            /** @description What may happen */
            eventTypes: {
                /** @description Its fields, as far as the viewer may know them */
                fields: string[];
                /** @description What happened */
                meaning: string;
                /** @description What an event calls it */
                type: string;
            }[];
            /** @description Ways to play it that a new game may be made in; left out: there is but one */
            formats?: {
                /** @description The format that all decks are of; left out: each says what it is */
                decks?: string;
                /** @description The format of the deck of the first seat, where that is another one */
                firstDeck?: string;
                /** @description What `options.format` of a new game calls it */
                id: string;
                /** @description What it is */
                meaning: string;
                /** @description What players call it */
                name: string;
                /**
                 * @description Such decks are played in no other
                 * @constant
                 */
                own?: true;
                /** @description The rules behind it: `mtg:601.2c` */
                rules: string[];
                /** @description How many play */
                seats: {
                    /** @description At most */
                    max: number;
                    /** @description At least */
                    min: number;
                };
            }[];
            /** @description What it is called in requests */
            id: string;
            /** @description What people call it */
            name: string;
            /** @description What may be offered */
            optionKinds: {
                /** @description What an option calls it */
                kind: string;
                /** @description What it does */
                meaning: string;
            }[];
            /** @description A turn, in order */
            phases: {
                /** @description What views call it */
                id: string;
                /** @description Its steps in order; empty: it has none */
                steps: string[];
            }[];
            /** @description How many may play; left out: any number */
            seats?: {
                /** @description At most */
                max: number;
                /** @description At least */
                min: number;
            };
            /** @description Where cards lie */
            zones: {
                /**
                 * @description Who does not see inside: nobody, all but its owner, all
                 * @enum {string}
                 */
                hidden: "public" | "owner" | "everyone";
                /** @description What views and matchers call it */
                id: string;
                /** @description Whether the order inside matters */
                ordered: boolean;
                /**
                 * @description Whether each seat has its own
                 * @enum {string}
                 */
                owner: "seat" | "shared";
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description A deck to play with */
        SampleDeck: {
            /** @description Its cards, by the piles that the game knows */
            deck: {
                [key: string]: {
                    /** @description The name */
                    card: string;
                    /** @description How many of it */
                    count: number;
                }[];
            };
            /** @description What a seat calls it: `sample:` and this name */
            name: string;
        };
        /** @description Decks to play with */
        SampleDeckList: {
            /** @description The decks */
            decks: {
                /** @description What a seat calls it: `sample:` and this name */
                name: string;
                /** @description What people call it */
                title: string;
            }[];
            pageInfo: components["schemas"]["PageInfo"];
        };
        /** @description Positions as a seat may imagine them */
        SampledPositions: {
            /** @description What the seat sees, with hidden cards drawn anew; accepted wherever a position is asked for */
            positions: string[];
            /** @description The version of the game that was looked at */
            version: number;
        };
        /** @description How many positions, and from which seed */
        SampleRequest: {
            /**
             * @description How many positions
             * @default 1
             */
            samples: number;
            /** @description The same seed gives the same again; chosen by the server unless said */
            seed?: string;
        };
        /** @description An ongoing scheme was abandoned. */
        SchemeAbandonedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SCHEME_ABANDONED";
        };
        /** @description An archenemy set a scheme in motion. */
        SchemeSetInMotionEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SCHEME_SET_IN_MOTION";
        };
        /** @description A battlefield was scored, by `hold` or `conquer`. */
        ScoredEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description In which way */
            how?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SCORED";
        };
        /** @description A player searched a zone. */
        SearchedEvent: {
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SEARCHED";
            /** @description The zone */
            zone?: string;
        };
        /** @description A seat, and who has it */
        Seat: {
            /** @description The bot that plays it; null: none does */
            bot: string | null;
            /** @description Who sits there; null: nobody yet */
            name: string | null;
            /** @description What the player added to the game’s randomness */
            nonce: string | null;
            /** @description Whether it can be taken */
            open: boolean;
            /** @description Counted from 0 */
            seat: number;
        };
        /** @description {name, deck or deckText}, {bot, deck or deckText}, {me: true, deck or deckText}, {player: "id"} or {open: true} */
        SeatPlan: {
            /** @description The bot that plays it: one of `bots` of the ruleset */
            bot?: string;
            /** @description Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks` */
            deck?: unknown;
            /** @description A deck as lists are pasted: a line for each card, `4 Shock` */
            deckText?: string;
            /** @description The seat of the player whose key the request has; called as the player is */
            me?: boolean;
            /** @description What the player is called */
            name?: string;
            /** @description Keys the random generator together with the secret seed and the nonces of the other seats; public */
            nonce?: string;
            /** @description true: whoever has its invite may take it */
            open?: boolean;
            /** @description The id of a player who is invited, and needs no invite */
            player?: string;
        };
        /** @description A deck that was accepted */
        SentDeck: {
            /** @description The deck as it was understood */
            deck: {
                [key: string]: {
                    /** @description Its name */
                    card: string;
                    /** @description How many of it */
                    count: number;
                }[];
            };
            /** @description The id of the game */
            game: string;
            /** @description Your seat */
            seat: number;
        };
        /** @description How much an option gets */
        Share: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description How much of it */
            amount: number;
            /** @description Who gets it */
            option: components["schemas"]["Pick"];
        };
        /** @description A showdown began. */
        ShowdownBeganEvent: {
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description Whether it belongs to a combat */
            combat?: unknown;
            /** @description Who has focus */
            focus?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SHOWDOWN_BEGAN";
        };
        /** @description A showdown without combat ended. */
        ShowdownEndedEvent: {
            /** @description The battlefield where it happens */
            battlefield?: string | null;
            /** @description The printed name of the object */
            card?: string;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SHOWDOWN_ENDED";
        };
        /** @description A library was shuffled. */
        ShuffledEvent: {
            /** @description The seat that owns the object */
            owner?: number | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SHUFFLED";
            /** @description The zone */
            zone?: string;
        };
        /** @description A step, phase or turn is skipped. */
        SkippedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SKIPPED";
            /** @description What is skipped */
            what?: string;
        };
        /** @description A spell became cast. */
        SpellCastEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The way in which it was played */
            method?: string;
            /** @description The modes that were chosen, counted from 0 */
            modes?: number[];
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The targets, in the order of the text */
            targets?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SPELL_CAST";
            /** @description What X is; null: it has none */
            x?: number | null;
        };
        /** @description A spell or an ability that waits */
        StackItem: {
            /** @description Which ability it is */
            ability?: components["schemas"]["AbilityPlace"];
            /** @description The printed identity, with all faces */
            card: string | null;
            /** @description The seat that controls it */
            controller: number;
            /** @description Its id */
            id: string;
            /** @description `SPELL` or `ABILITY` */
            kind: string;
            /** @description How it was played */
            method?: string;
            /** @description The modes that were chosen, counted from 0 */
            modes: number[];
            /** @description The present name: of a spell that is one face of its card the name of that face */
            name: string;
            /** @description Riftbound: it is being played and cannot be reacted to yet */
            pending?: boolean;
            /** @description The object that it comes from */
            source: string;
            /** @description Its targets, in the order of its text */
            targets: ({
                /** @description An object */
                object?: string;
                /** @description A player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What it does, in words */
            text?: string;
            /** @description What X is; null: it has none */
            x: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Answers for you: passes, answers one decision, or yields to one object */
        StandingOrder: {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description What you call it */
            id?: string | null;
            /** @description Passes, and answers nothing else */
            pass: {
                /** @description Ignored, so that what GraphQL gave can be sent back */
                __typename?: string | null;
                /** @description Steps in which the seat is asked */
                stops?: {
                    /** @description Ignored, so that what GraphQL gave can be sent back */
                    __typename?: string | null;
                    /** @description The step, or the phase where it has none */
                    step: string;
                    /** @description In whose turn; left out: in any */
                    turn?: ("mine" | "theirs") | null;
                }[] | null;
                /** @description Events that wake the seat: it is asked once, then the order goes on */
                unless?: components["schemas"]["EventMatcher"][] | null;
                /** @description When the order is gone */
                until: "always" | {
                    /** @description Ignored, so that what GraphQL gave can be sent back */
                    __typename?: string | null;
                    /**
                     * @description Until the next turn of mine, or of anybody, begins
                     * @enum {string}
                     */
                    turn: "mine" | "next";
                } | {
                    /** @description Ignored, so that what GraphQL gave can be sent back */
                    __typename?: string | null;
                    /** @description The step, or the phase where it has none */
                    step: string;
                    /** @description In whose turn; left out: in any */
                    turn?: ("mine" | "theirs") | null;
                };
            };
            /** @description Orders like these, which take its place after the last time */
            then?: unknown[] | null;
            /** @description How often it answers; left out: once, and without end where it passes or yields */
            times?: number | null;
        } | {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description What is answered, one after the other */
            answers: components["schemas"]["Answer"][];
            /** @description What you call it */
            id?: string | null;
            /** @description Only if each of these has happened since the order was placed */
            if?: components["schemas"]["EventMatcher"][] | null;
            /** @description The decision that it answers */
            on: {
                /** @description Ignored, so that what GraphQL gave can be sent back */
                __typename?: string | null;
                /** @description The name of the object that asks */
                card?: string | null;
                /** @description What is asked */
                kind?: string | null;
                /** @description How it is answered */
                shape?: ("CHOOSE" | "ASSIGN" | "ORDER" | "DISTRIBUTE" | "NUMBER" | "NAME" | "CONFIRM") | null;
                /** @description Which object asks */
                source?: (string | components["schemas"]["Matcher"]) | null;
                /** @description In which step, or phase */
                step?: string | null;
                /** @description In whose turn */
                turn?: ("mine" | "theirs") | null;
            };
            /** @description Orders like these, which take its place after the last time */
            then?: unknown[] | null;
            /** @description How often it answers; left out: once, and without end where it passes or yields */
            times?: number | null;
            /** @description Not if one of these has happened since then */
            unless?: components["schemas"]["EventMatcher"][] | null;
        } | {
            /** @description Ignored, so that what GraphQL gave can be sent back */
            __typename?: string | null;
            /** @description What is answered */
            answer: "default" | components["schemas"]["Answer"];
            /** @description What you call it */
            id?: string | null;
            /** @description Orders like these, which take its place after the last time */
            then?: unknown[] | null;
            /** @description How often it answers; left out: once, and without end where it passes or yields */
            times?: number | null;
            /** @description Whatever this object asks */
            yield: {
                /** @description Ignored, so that what GraphQL gave can be sent back */
                __typename?: string | null;
                /** @description Which ability of it, counted from 0 in printed order */
                ability?: number | null;
                /** @description Which object asks */
                source: string | components["schemas"]["Matcher"];
            };
        };
        /** @description All orders of your seat */
        StandingOrders: {
            /** @description Refused where the game is at another version */
            expectedVersion?: number;
            /** @description Replace all that were there. A decision that arises later meets them in this order; the first that fits answers */
            orders: components["schemas"]["StandingOrder"][];
        };
        /** @description The starting player turned up the plane with which the game begins. */
        StartingPlaneEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STARTING_PLANE";
        };
        /** @description Who begins. */
        StartingPlayerEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STARTING_PLAYER";
        };
        /** @description A player’s speed changed. */
        StatChangedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description Of this game */
            stat?: unknown;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STAT_CHANGED";
        };
        /** @description A status such as tapped changed. */
        StatusChangedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description Whether it is so now */
            on?: boolean;
            /** @description The rules behind it */
            rules: string[];
            /** @description What changed: `tapped` … */
            status?: string;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATUS_CHANGED";
        };
        /** @description A player has this status now; their opponents have lost it. */
        StatusGainedEvent: {
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATUS_GAINED";
        };
        /** @description A step began. */
        StepBeganEvent: {
            /** @description Whose turn it is */
            active?: number;
            /** @description The phase */
            phase?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The step */
            step?: string | null;
            /** @description Which turn, counted from 1 */
            turn?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_BEGAN";
        };
        /** @description Opens a stream where headers cannot be sent */
        StreamTicket: {
            /**
             * Format: date-time
             * @description Until when a stream can be opened with it
             */
            expiresAt: string;
            /** @description For `?ticket=` of a stream */
            ticket: string;
        };
        /** @description The game waits, and a subgame begins. */
        SubgameBeganEvent: {
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBGAME_BEGAN";
        };
        /** @description A subgame ended, and the game that waited for it goes on. */
        SubgameEndedEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description Why */
            reason?: unknown;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBGAME_ENDED";
            /** @description The seats that won */
            winners?: number[];
        };
        /** @description An object, by its id, or a player */
        Target: string | ({
            /** @description The id of an object */
            object?: string | null;
            /** @description The seat of a player */
            player?: number;
        } & {
            [key: string]: unknown;
        });
        /** @description What was put on its way */
        TestDelivery: {
            /** @description The `webhook-id` under which it comes */
            delivery: string;
        };
        /** @description It became day or night. */
        TimeChangedEvent: {
            /** @description The rules behind it */
            rules: string[];
            /** @description Of this game */
            time?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TIME_CHANGED";
        };
        /** @description The time of a seat was over: it conceded, by whose claim, or its default was sent. */
        TimedOutEvent: {
            /** @description The object or the seat that did it */
            by?: (string | number) | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description What became of it */
            then?: string;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TIMED_OUT";
        };
        /** @description A token was created. */
        TokenCreatedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The seat that controls the object */
            controller?: number | null;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOKEN_CREATED";
        };
        /** @description Where in a turn the game is */
        Turn: {
            /** @description Whose turn */
            active: number;
            /** @description Grand Archive: the present combat */
            combat?: ({
                /** @description What attacks */
                attacker?: string | null;
                /** @description Who is attacked */
                defending?: number | null;
                /** @description The cards that the attack is made with */
                intent?: string[];
                /** @description How much damage the attack deals */
                power?: number | null;
                /** @description What retaliates */
                retaliating?: string[];
                /** @description What is attacked */
                targets?: string[];
                /** @description With what */
                weapon?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Riftbound: who has focus */
            focus?: number | null;
            /** @description Which turn, counted from 1 */
            number: number;
            /** @description Its phase: see `phases` of the ruleset */
            phase: string | null;
            /** @description What people call the phase, where that isn’t its id */
            phaseName?: string;
            /** @description Who may act; null: nobody */
            priority: number | null;
            /** @description Riftbound: the present showdown */
            showdown?: ({
                /** @description Where it is */
                battlefield?: string | null;
                /** @description Between whom, where it is a combat */
                combat?: ({
                    /** @description Who attacks */
                    attacker?: number | null;
                    /** @description Who defends */
                    defender?: number | null;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description Who contests the battlefield */
                contester?: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Riftbound: neutralOpen, neutralClosed, showdownOpen, showdownClosed */
            state?: string;
            /** @description The step of that phase; null: it has none */
            step: string | null;
            /** @description What people call the step, where that isn’t its id */
            stepName?: string;
            /**
             * @description Magic: whether it is day or night, where it is either
             * @enum {string}
             */
            time?: "day" | "night";
        } & {
            [key: string]: unknown;
        };
        /** @description A turn began; `standing` says where the players stand then. */
        TurnBeganEvent: {
            /** @description Whose turn it is */
            active?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Where the players stand as a turn begins */
            standing?: ({
                /** @description The damage on it */
                damage?: number | null;
                /** @description Cards in hand */
                hand: number;
                /** @description The level of the champion */
                level?: number | null;
                /** @description Life */
                life?: number | null;
                /** @description Cards in memory */
                memory?: number | null;
                /** @description Points */
                points?: number | null;
                /** @description Whose */
                seat: number;
                /** @description XP */
                xp?: number | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Which turn, counted from 1 */
            turn?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TURN_BEGAN";
        };
        /** @description A player turned a face-down permanent face up as a special action. */
        TurnedFaceUpEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What was paid, as it is written */
            cost?: string;
            /** @description The way in which it was played */
            method?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TURNED_FACE_UP";
            /** @description What X is; null: it has none */
            x?: number | null;
        };
        /** @description Damage on allies and effects until end of turn are gone. */
        TurnEndedEvent: {
            /** @description Whose turn it is */
            active?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Which turn, counted from 1 */
            turn?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TURN_ENDED";
        };
        /** @description An object became unattached. */
        UnattachedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description The zone that it went to, or what it became attached to */
            to?: unknown;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "UNATTACHED";
        };
        /** @description A player unlocked a half of a permanent as a special action. */
        UnlockedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description What was paid, as it is written */
            cost?: string;
            /** @description The name of the half of the card */
            half?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "UNLOCKED";
        };
        /** @description Two creatures are paired no more; one of them may have left. */
        UnpairedEvent: {
            /** @description The cards */
            cards?: ({
                /** @description Its printed name */
                card?: string;
                /** @description The id of an object */
                object?: string;
                /** @description The seat of a player */
                player?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The rules behind it */
            rules: string[];
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "UNPAIRED";
        };
        /** @description A player begins the game with this vanguard card. */
        VanguardRevealedEvent: {
            /** @description The printed name of the object */
            card?: string;
            /** @description The id of the object */
            object?: string | null;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "VANGUARD_REVEALED";
        };
        /** @description What a viewer sees of a game */
        View: {
            /** @description Emblems */
            emblems: {
                [key: string]: unknown;
            }[];
            /** @description All that the viewer sees, by id */
            objects: {
                [key: string]: components["schemas"]["GameObject"];
            };
            /** @description By seats */
            players: components["schemas"]["Player"][];
            /** @description How it ended; null: it has not */
            result: components["schemas"]["GameResult"] | null;
            /** @description Top first */
            stack: components["schemas"]["StackItem"][];
            /** @description Where in the turn the game is */
            turn: components["schemas"]["Turn"];
            /** @description Who looks: a seat, `spectator` or `judge` */
            viewer: number | ("spectator" | "judge");
            /** @description All zones */
            zones: components["schemas"]["Zone"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A player voted for one of several options. */
        VotedEvent: {
            /** @description What the vote was for */
            for?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "VOTED";
        };
        /** @description Where you are told of what */
        Webhook: {
            /** @description When it was created */
            createdAt: string;
            /** @description Since when nothing is sent to it */
            disabledAt: string | null;
            /** @description Why nothing is sent to it any more */
            disabledReason: string | null;
            /** @description What it is told */
            events: ("decision.pending" | "deadline.near" | "game.finished" | "offer.made" | "order.dropped")[];
            /** @description Where it leads */
            url: string;
            /** @description Its id */
            webhook: string;
        };
        /** @description What is to be otherwise */
        WebhookPatch: {
            /** @description `false` lets one that was disabled go on, `true` lets it rest */
            disabled?: boolean;
            /** @description What you want to be told */
            events?: ("decision.pending" | "deadline.near" | "game.finished" | "offer.made" | "order.dropped")[];
            /** @description `whsec_` and 24 to 64 bytes in base64; one is made where you give none */
            secret?: string;
            /** @description http or https, without credentials, and no address of a private network */
            url?: string;
        };
        /** @description Whether it is offered, and if not, why */
        Why: {
            /** @description Whether it is among the options of the decision that the seat is asked */
            offered: boolean;
            /** @description The first option that fits */
            option?: components["schemas"]["Option"];
            /** @description Why it is not offered; of what the seat does not see nothing else is said than of what is nowhere */
            reasons: {
                /** @description The reason in words */
                detail: string;
                /** @description What it is about, where the seat sees one such thing */
                object: string | null;
                /** @description The rules that forbid it */
                rules: string[];
            }[];
        };
        /** @description A position, and what a seat would do there */
        WhyPositionRequest: {
            /** @description What the seat would do, as a matcher: `{"kind": "CAST", "card": "Shock"}` */
            match: components["schemas"]["Matcher"];
            /** @description A position that was given before, in the place of a scenario */
            position?: string;
            /** @description A position as it is written by hand */
            scenario?: {
                [key: string]: unknown;
            };
            /** @description Whose question it is; in a game your own */
            seat?: number;
        };
        /** @description What your seat would do */
        WhyRequest: {
            /** @description What the seat would do, as a matcher: `{"kind": "CAST", "card": "Shock"}` */
            match: components["schemas"]["Matcher"];
            /** @description Whose question it is; in a game your own */
            seat?: number;
        };
        /** @description A player chose a color, a creature type or a card name: `kind` says which. */
        WordChosenEvent: {
            /** @description Of which kind */
            kind?: string;
            /** @description What the object is called now, or what was named */
            name?: string;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "WORD_CHOSEN";
        };
        /** @description XP was gained or spent. */
        XpChangedEvent: {
            /** @description How much, or by how much */
            amount?: number;
            /** @description The rules behind it */
            rules: string[];
            /** @description Whose doing it is, or who is meant */
            seat?: number | null;
            /** @description What it comes to now */
            total?: number;
            /**
             * @description What happened (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "XP_CHANGED";
        };
        /** @description Where cards lie */
        Zone: {
            /** @description How many are inside, where that is all that is seen */
            count?: number;
            /** @description Which zone: see `zones` of the ruleset */
            id: string;
            /** @description Cards of a hidden zone that the viewer knows, in no order */
            known?: string[];
            /** @description Ids, top first; absent where the viewer does not see what is inside */
            objects?: string[];
            /** @description Whose; null: everybody’s */
            owner: number | null;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Where the database does not answer
                         * @constant
                         */
                        database?: "away";
                        /**
                         * @description Whether all is well
                         * @enum {string}
                         */
                        status: "ok" | "degraded";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not the token of `METRICS_TOKEN` */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description They are not for you, or not at this port */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They can */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description That it is
                         * @constant
                         */
                        status: "ready";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query: {
                /** @description The `endCursor` of the page before */
                after?: string;
                /**
                 * @description By which rules; the current ones unless said
                 * @example current
                 */
                edition?: string;
                /** @description How many at most */
                first?: number;
                /**
                 * @description Whose cards
                 * @example mtg
                 */
                ruleset: string;
                /**
                 * @description Part of the name, in any case
                 * @example angel
                 */
                search?: string;
                /** @description Only cards that are played, or only those that are not */
                support?: "exact" | "unsupported";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCard: {
        parameters: {
            query?: {
                /**
                 * @description By which rules; the current ones unless said
                 * @example current
                 */
                edition?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Its name, in any case
                 * @example Shock
                 */
                name: string;
                /**
                 * @description Whose card
                 * @example mtg
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compileCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompileReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToCheck"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckReport"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The `endCursor` of the page before */
                after?: string;
                /** @description Only games by these rules */
                edition?: string;
                /** @description How many at most */
                first?: number;
                /** @description Only games of this ruleset */
                ruleset?: string;
                /** @description `open`: games with a seat that nobody has taken or is invited to */
                seat?: "open";
                /** @description Only games in this state */
                status?: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description As everywhere; but here it is a secret, since whoever sends it gets the tokens again, from any address: a random UUID (version 4 or 7), or at least 16 random bytes in hex (32 digits) or base64url (22 characters) */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    /** @description The address of the game */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGame"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: {
                /** @description The game as it was at this version */
                version?: number;
                /** @description Looks as somebody else than the token’s seat: as everybody may, or at a finished game as the judge */
                viewer?: "judge" | "spectator";
            };
            header?: {
                /** @description The version that you have, in quotes: 304 while there is no other */
                "if-none-match"?: string;
                /** @description `wait=30`: waits so many seconds (1 to 60) for another version than the one of If-None-Match */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The version of the game, in quotes */
                    ETag?: string;
                    /** @description Authorization */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description There is no other version than the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
                /** @description The version that is answered, in quotes: "5" */
                "if-match"?: string;
                /** @description `return=minimal`: the reply comes without the view */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The version of the game, in quotes */
                    ETag?: string;
                    /** @description Authorization */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on (`If-Match`) */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The version that is answered must be given */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameArchive"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description The game as it was at this version */
                version?: number;
                /** @description Looks as somebody else than the token’s seat: as everybody may, or at a finished game as the judge */
                viewer?: "judge" | "spectator";
            };
            header?: {
                /** @description The version that you have, in quotes: 304 while there is no other */
                "if-none-match"?: string;
                /** @description `wait=30`: waits so many seconds (1 to 60) for another version than the one of If-None-Match */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description There is no other version than the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
                /** @description The version that is answered, in quotes: "5" */
                "if-match"?: string;
                /** @description `return=minimal`: the reply comes without the view */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Refused where the game is at another version; left out, it is not */
                    expectedVersion?: number;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on (`If-Match`) */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    concede: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
                /** @description The version that is answered, in quotes: "5" */
                "if-match"?: string;
                /** @description `return=minimal`: the reply comes without the view */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Refused where the game is at another version; left out, it is not */
                    expectedVersion?: number;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The version of the game, in quotes */
                    ETag?: string;
                    /** @description Authorization */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on (`If-Match`) */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDecisions: {
        parameters: {
            query?: {
                /** @description The game as it was at this version */
                version?: number;
                /** @description Looks as somebody else than the token’s seat: as everybody may, or at a finished game as the judge */
                viewer?: "judge" | "spectator";
            };
            header?: {
                /** @description The version that you have, in quotes: 304 while there is no other */
                "if-none-match"?: string;
                /** @description `wait=30`: waits so many seconds (1 to 60) for another version than the one of If-None-Match */
                prefer?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The version of the game, in quotes */
                    ETag?: string;
                    /** @description Authorization */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingDecision"][];
                };
            };
            /** @description There is no other version than the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendDeck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangedDeck"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentDeck"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedGame"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLog: {
        parameters: {
            query?: {
                /** @description Entries after this version; -1 brings the beginning of the game as well */
                after?: number;
                /** @description How many entries at most */
                first?: number;
                /** @description `true`: each entry has `text`, what a person would tell of it */
                text?: "true" | "false";
                /** @description Looks as somebody else than the token’s seat: as everybody may, or at a finished game as the judge */
                viewer?: "judge" | "spectator";
            };
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
                /** @description The id of the offer */
                offer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
                /** @description The id of the offer */
                offer: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersInForce"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the orders are given at, in quotes: "5" */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingOrders"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersInForce"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on (`If-Match`) */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersInForce"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    samplePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SampleRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampledPositions"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    newSeatToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
                /** @description The seat, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedGame"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description Entries after this version; without it, and without Last-Event-ID, what happens from now on */
                after?: number;
                /** @description `true`: each entry has `text`, what a person would tell of it */
                text?: "true" | "false";
                /** @description Stands in the place of the token: see `createStreamTicket` */
                ticket?: string;
            };
            header?: {
                /** @description The last version seen: the stream goes on after it */
                "last-event-id"?: string;
            };
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message for each version: `id` is the version, `data` the entry of the log as JSON (`LogEntry`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The game is over and everything was sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStreamTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamTicket"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description As everywhere; but here it is a secret, since whoever sends it gets the tokens again, from any address: a random UUID (version 4 or 7), or at least 16 random bytes in hex (32 digits) or base64url (22 characters) */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedMatch"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyGames: {
        parameters: {
            query?: {
                /** @description The `endCursor` of the page before */
                after?: string;
                /** @description How many at most */
                first?: number;
                /** @description Only games of this ruleset */
                ruleset?: string;
                /** @description Only games in this state */
                status?: "OPEN" | "ACTIVE" | "FINISHED" | "ABORTED";
                /** @description `mine`: games in which you are asked */
                turn?: "mine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGameList"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamMine: {
        parameters: {
            query?: never;
            header?: {
                /** @description `application/x-ndjson` for lines of JSON */
                accept?: string;
                /** @description The last event seen: the stream goes on after it */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message for each event, its id that of the event; with `Accept: application/x-ndjson` one line for each, with empty lines between them now and then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["PlayerEvent"];
                    "text/event-stream": string;
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pageInfo: components["schemas"]["PageInfo"];
                        /** @description All of yours */
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of your webhooks */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of your webhooks */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of your webhooks */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description The `endCursor` of the page before */
                after?: string;
                /** @description How many at most */
                first?: number;
            };
            header?: never;
            path: {
                /** @description The id of one of your webhooks */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first */
                        deliveries: components["schemas"]["Delivery"][];
                        pageInfo: components["schemas"]["PageInfo"];
                    };
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Executes a request once however often it is sent; kept for 48 hours */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of one of your webhooks */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestDelivery"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description As everywhere; but here it is a secret, since whoever sends it gets the tokens again, from any address: a random UUID (version 4 or 7), or at least 16 random bytes in hex (32 digits) or base64url (22 characters) */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPlayer"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    positionActions: {
        parameters: {
            query?: never;
            header?: {
                /** @description `return=minimal`: the reply comes without views */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionActionsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionActionsReply"] | components["schemas"]["PositionLinesReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on or is over, or the same request is in progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    positionDecisions: {
        parameters: {
            query?: never;
            header?: {
                /** @description `return=minimal`: the reply comes without views */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionReply"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rollouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloutRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rollouts"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    positionWhy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyPositionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else is asked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Read, but the rules refuse it; nothing has changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"][];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDecks: {
        parameters: {
            query?: {
                /** @description The `endCursor` of the page before */
                after?: string;
                /** @description Only decks that are legal in this edition */
                edition?: string;
                /** @description How many at most */
                first?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The ruleset
                 * @example mtg
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleDeckList"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ruleset
                 * @example mtg
                 */
                id: string;
                /** @description The name of the deck */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleDeck"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRule: {
        parameters: {
            query?: {
                /**
                 * @description In whose rulebook; the current one unless said, or unless the number names its rulebook
                 * @example current
                 */
                edition?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ruleset
                 * @example mtg
                 */
                id: string;
                /**
                 * @description As the rulebook numbers it
                 * @example 601.2c
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            /** @description The request could not be read; `errors` names every place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, unknown, or another game’s */
            401: {
                headers: {
                    /** @description Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something went wrong here */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service cannot answer now */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
