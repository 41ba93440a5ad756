import {
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** A function of CloudFront's own that sees a request before the cache does. */
export const onRequest = (scope: Construct, id: string, code: string): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new Function(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  }),
});
