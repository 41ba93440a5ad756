// Runs first, in plain old JavaScript, so that an old Node can say that it is too old.
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
