import { run } from '#infra/build/run.ts';

/** Installs a Debian package, if this is Debian and we are root. Returns whether it was installed. */
export async function installDebianPackage(
  name: string,
  log: (line: string) => void,
): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if ((await run('apt-get', ['--version'])).code !== 0) return false;
  log(`Installing ${name} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const args = ['install', '-y', '-q', '--no-install-recommends', name];
  return (await run('apt-get', args, { env })).code === 0;
}
