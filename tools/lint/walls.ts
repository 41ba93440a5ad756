import { posix } from 'node:path';
import { foldersInOrder, functionLayers } from './functionLayers.ts';
import { features, webLayers } from './webLayers.ts';

/**
 * The layers that each layer may import: the site (see `webLayers`) and the functions (see `functionLayers`) import
 * shared, infra deploys the functions, local runs them on this machine, tools measure and operate the product.
 * The browser tests read the site's table of pages, so that none is forgotten, and share what tools knows of
 * running tests.
 */
const layers: Record<string, string[]> = {
  ...functionLayers,
  ...webLayers,
  shared: ['shared'],
  infra: ['infra', 'shared', 'functions/*'],
  local: ['local', 'infra', 'shared', 'functions/*'],
  tools: ['tools', 'local', 'infra', 'shared', 'functions/*'],
  e2e: ['e2e', 'shared', 'tools', 'web/*'],
};

const isTest = (path: string): boolean => /^(functions|web)\/.*\.test\.\w+$/.test(path);

/** The layer of a file, which is given by its path from the root; undefined for a file beside the layers. */
function layerOf(path: string): string | undefined {
  const [area = '', folder = '', ...rest] = path.split('/');
  if (isTest(path)) return `${area}/test`;
  if (path === 'functions/errors.ts') return 'functions/errors';
  if (area === 'functions' && folder === 'platform' && rest.length === 1) return 'functions/base';
  return [area, `${area}/${folder}`].find((layer) => Object.hasOwn(layers, layer));
}

/** Within a layer whose folders have an order: a folder may import itself and those before it. */
function mayImportFolder(folders: string[], from: string, to: string): boolean {
  const [own, other] = [from, to].map((path) => folders.indexOf(path.split('/')[2] ?? ''));
  return own !== undefined && other !== undefined && other >= 0 && other <= own;
}

/** A feature may import any file of its own, and the index.ts of those before it. */
function mayImportFeature(from: string, to: string): boolean {
  const [own = '', other = ''] = [from, to].map((path) => path.split('/')[2]);
  if (own === other) return true;
  const isBefore = features.includes(other) && features.indexOf(other) < features.indexOf(own);
  return isBefore && to === `web/features/${other}/index.ts`;
}

/** Whether one file may import another, both being given by their paths from the root. */
export function mayImport(from: string, to: string): boolean {
  const [layer, other] = [layerOf(from), layerOf(to)];
  if (!layer) return true;
  // At the root there are settings alone.
  if (!other) return !to.includes('/');
  if (layer === other && layer === 'web/features') return mayImportFeature(from, to);
  const folders = foldersInOrder[layer];
  if (layer === other && folders) return mayImportFolder(folders, from, to);
  return (layers[layer] ?? []).some(
    (may) => may === other || (may.endsWith('/*') && other.startsWith(may.slice(0, -1))),
  );
}

/** The file of ours, from the root, that a file means by `#folder/…` or `./…`; undefined for a package. */
export function importedFile(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return posix.normalize(path.slice(1));
  const near = path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined;
  return near?.startsWith('node_modules/') ? undefined : near;
}
