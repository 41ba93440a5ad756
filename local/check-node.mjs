// Checks Node's version, in JavaScript that old versions understand. Then it runs the TypeScript file
// that it is given in the same process, so that signals reach it.
import { readFileSync } from 'fs';

// The oldest version, such as 22.18: package.json says it as `>=22.18`.
var asked = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
var oldest = asked.engines.node.replace('>=', '');
var wanted = oldest.split('.').map(Number);
var version = process.versions.node.split('.').map(Number);
var newEnough = version[0] > wanted[0] || (version[0] === wanted[0] && version[1] >= wanted[1]);
if (!newEnough) {
  console.error(
    'Coldroom needs Node ' +
      oldest +
      ' or newer and this is ' +
      process.versions.node +
      (process.platform === 'linux' && process.arch === 'x64'
        ? ': run `npm ci`, which on Linux brings its own Node 24.'
        : ': install a newer one from https://nodejs.org.'),
  );
  process.exit(1);
}

var script = process.argv[2];
if (script) {
  process.argv.splice(1, 2, script);
  import('tsx')
    .then(function () {
      return import(new URL('../' + script, import.meta.url).href);
    })
    .catch(function (error) {
      console.error(error);
      process.exit(1);
    });
}
