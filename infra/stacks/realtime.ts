import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import { Outbox } from './outbox.ts';
import { SocketApi } from './socketApi.ts';

export interface RealtimeStackProps extends BundledStackProps {
  /** Address of the stand-in for AWS. @default - AWS itself */
  readonly standIn?: string | undefined;
}

/** The outbox, which makes notifications and figures from changes, and the WebSocket API that pushes them. */
export class RealtimeStack extends BundledStack {
  /** Origin of the WebSocket API, `wss://…`. */
  readonly socketOrigin: string;
  /** URL that the site opens its socket at. */
  readonly socketUrl: string;

  constructor(scope: Construct, id: string, props: RealtimeStackProps) {
    super(scope, id, props);
    const { stage, data, standIn } = props;
    const { origin, url, sockets } = new SocketApi(this, 'Sockets', {
      stage,
      standIn,
      connect: this.make('realtime.connect'),
      disconnect: this.make('realtime.disconnect'),
      message: this.make('realtime.message'),
    });
    const consumer = this.make('outbox.consume', { sockets });
    new Outbox(this, 'Outbox', { stage, table: data.table, consumer });
    this.socketOrigin = origin;
    this.socketUrl = url;
    new CfnOutput(this, 'SocketUrl', { value: url });
  }
}
