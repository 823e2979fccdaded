/** What one GraphQL request may ask for: depth, aliases, root fields. Checked before anything is executed. */
import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

export const MAX_DEPTH = 12;
export const MAX_ALIASES = 30;
export const MAX_ROOT_FIELDS = 20;
/** Characters of a query's text. */
export const MAX_QUERY = 20_000;

const refuse = (detail: string): GraphQLError => new GraphQLError(detail, { extensions: { code: 'INVALID_INPUT' } });

/** Refuses documents with too many aliases: they repeat costly fields under other names. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (node.alias && ++aliases === MAX_ALIASES + 1)
        context.reportError(refuse(`at most ${MAX_ALIASES} aliases in one request`));
    },
  };
}

/** Refuses operations with too many root fields. */
export function rootFieldLimit(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > MAX_ROOT_FIELDS)
        context.reportError(refuse(`at most ${MAX_ROOT_FIELDS} fields at the root`));
    },
  };
}
