// Checks Node's version, in JavaScript that old versions understand. Then it runs the TypeScript file
// that it is given in the same process, so that signals reach it.
var version = process.versions.node.split('.').map(Number);
var newEnough = version[0] > 22 || (version[0] === 22 && version[1] >= 12);
if (!newEnough) {
  console.error(
    'Coldroom needs Node 22.12 or newer and this is ' +
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
