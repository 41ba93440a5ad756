import { DIST } from '#infra/build/folders.ts';
import { ensureSite } from '#infra/build/siteBuild.ts';
import { createEdge, createSite } from '#local/edge/edge.ts';
import { SiteFiles } from '#local/edge/files.ts';
import { createImages } from '#local/edge/images.ts';
import { listen, type Front } from '#local/server.ts';
import type { Deployment } from './deployment.ts';
import { account } from './endpoint.ts';
import { forward } from './forward.ts';

/** Serves the built site and the deployed API and bucket on one origin, as CloudFront does on AWS. */
export async function serveDeployment(
  endpoint: URL,
  { apiUrl, socketUrl, imagesBucketName }: Deployment,
  log: (line: string) => void,
): Promise<Front> {
  await ensureSite(log);
  const front = await listen(0);
  // Long enough that a test on a busy machine does not find its connection closed.
  front.server.keepAliveTimeout = 60_000;
  front.open(
    createEdge({
      backend: forward('/backend', apiUrl),
      images: createImages(endpoint.origin, imagesBucketName, account),
      // Functions post to the stand-in's own management API.
      sockets: (_, response) => Promise.resolve(void response.writeHead(404).end()),
      socketOrigin: new URL(socketUrl).origin,
      config: { socketUrl },
      site: createSite(new SiteFiles(DIST)),
    }),
  );
  return front;
}
