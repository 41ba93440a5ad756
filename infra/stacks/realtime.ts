import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import { Outbox } from './outbox.ts';
import { SocketApi } from './socketApi.ts';

export interface RealtimeStackProps extends BundledStackProps {
  /** Address of what plays AWS. @default - AWS itself */
  readonly standIn?: string | undefined;
}

/** What follows from a change by itself: notifications, figures, and the sockets that tell of them. */
export class RealtimeStack extends BundledStack {
  /** Origin of the sockets, `wss://…`. */
  readonly socketOrigin: string;
  /** Where the site opens its socket. */
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
