/**
 * The repository's sources as modules of this process, without a build: what is compiled is kept, and the modules are made anew
 * as often as somebody wants them, with one file's text replaced if need be. That takes half a second where a new process would
 * take ten.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { transformSync } from 'esbuild';

/** Modules that take the place of installed ones, by name. */
export type Given = Readonly<Record<string, object>>;

/** A file whose text is another one, by its full path. */
export interface Replaced {
  file: string;
  source: string;
}

interface Module {
  exports: unknown;
}
type Require = (id: string) => unknown;
type Body = (exports: unknown, require: Require, module: Module, file: string, folder: string, url: string) => void;

/** Where a package of the repository has what others import. */
interface Workspace {
  folder: string;
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}
/** The condition under which the packages name their sources. */
const FROM_SOURCE = 'arbiter-source';

/**
 * Rulesets wait for their cards as they are loaded, which a module that is called can't. Sources have no built cards, so the
 * builders are asked at once. Of any other `await` outside of functions esbuild says that it can't be.
 */
const AWAITED = '(await defined())';
const AT_ONCE = "definedCards(require('./index.js').cards)";

export class SourceModules {
  private readonly workspaces = new Map<string, Workspace>();
  private readonly compiled = new Map<string, { at: number; body: Body }>();
  private readonly found = new Map<string, string>();
  private modules = new Map<string, Module>();
  private replaced: (Replaced & { body?: Body }) | undefined;

  /** @param root the repository's folder */
  constructor(
    root: string,
    private readonly given: Given,
  ) {
    for (const group of ['packages', 'apps'])
      for (const name of readdirSync(join(root, group))) this.addWorkspace(join(root, group, name));
  }

  private addWorkspace(folder: string): void {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return;
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Workspace> & { name: string };
    this.workspaces.set(name, { folder, exports });
  }

  /** Forgets all modules, so that they are made anew; from now on one file may have another text. */
  begin(replaced?: Replaced): void {
    this.modules = new Map();
    this.replaced = replaced;
  }

  /** Forgets one module. */
  forget(file: string): void {
    this.modules.delete(file);
  }

  /** @returns what a file exports @throws what it throws as it is loaded */
  load(file: string): unknown {
    const known = this.modules.get(file);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    this.modules.set(file, module);
    if (file.endsWith('.json')) module.exports = JSON.parse(readFileSync(file, 'utf8'));
    else this.bodyOf(file)(module.exports, this.requireIn(file), module, file, dirname(file), pathToFileURL(file).href);
    return module.exports;
  }

  private requireIn(file: string): Require {
    const installed = createRequire(file);
    return (id) => {
      const given = this.given[id];
      if (given) return given;
      const source = this.resolve(id, file);
      return source === '' ? installed(id) : this.load(source);
    };
  }

  private bodyOf(file: string): Body {
    if (this.replaced?.file === file) {
      this.replaced.body ??= compiledFrom(file, this.replaced.source);
      return this.replaced.body;
    }
    const { mtimeMs: at } = statSync(file);
    const known = this.compiled.get(file);
    if (known?.at === at) return known.body;
    const body = compiledFrom(file, readFileSync(file, 'utf8'));
    this.compiled.set(file, { at, body });
    return body;
  }

  /** The source file that is meant; empty where it is no source of the repository. */
  private resolve(id: string, from: string): string {
    const key = `${from}\0${id}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const file = id.startsWith('.') ? resolve(dirname(from), id) : (this.inWorkspace(id) ?? '');
    const source = file.replace(/\.js$/, '.ts');
    const found = existsSync(source) ? source : file;
    const ours = /\.(?:ts|json)$/.test(found) ? found : '';
    this.found.set(key, ours);
    return ours;
  }

  private inWorkspace(id: string): string | undefined {
    const [, name = '', below = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(id) ?? [];
    const workspace = this.workspaces.get(name);
    const target = workspace?.exports[`.${below}`];
    if (!workspace || target === undefined) return undefined;
    return join(workspace.folder, typeof target === 'string' ? target : (target[FROM_SOURCE] ?? target.default ?? ''));
  }
}

function compiledFrom(file: string, text: string): Body {
  const { code } = transformSync(text.replace(AWAITED, AT_ONCE), {
    loader: 'ts',
    format: 'cjs',
    target: 'es2023',
    define: { 'import.meta.url': '__url' },
    sourcefile: file,
  });
  const script = new vm.Script(`(function(exports,require,module,__filename,__dirname,__url){${code}\n})`, {
    filename: file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return script.runInThisContext() as Body;
}
