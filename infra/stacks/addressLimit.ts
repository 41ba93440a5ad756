import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { VIEWER_HEADER } from '#functions/platform/http/address.ts';
import { errorBody } from '#shared/errors.ts';
import { globalName, type Stage } from './stage.ts';

export interface AddressLimitProps {
  readonly stage: Stage;
  readonly api: RestApi;
  /** Most requests of an address in {@link WINDOW_SECONDS}. */
  readonly requests: number;
}

/** The time in which requests are counted, in seconds. */
const WINDOW_SECONDS = 300;

const BODY = 'throttled';

/**
 * Refuses an address that sends too many requests, before they cost a function. It counts by the address that
 * our CloudFront function writes, because to the API every request comes from CloudFront.
 */
export class AddressLimit extends Construct {
  constructor(scope: Construct, id: string, { stage, api, requests }: AddressLimitProps) {
    super(scope, id);
    const watched = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // A sample shows whole requests, with addresses and paths.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      name: globalName(this, stage, 'addresses'),
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: watched('all'),
      customResponseBodies: {
        [BODY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify(errorBody('throttled')),
        },
      },
      rules: [
        {
          name: 'requests-of-an-address',
          priority: 0,
          statement: {
            rateBasedStatement: {
              limit: requests,
              evaluationWindowSec: WINDOW_SECONDS,
              aggregateKeyType: 'FORWARDED_IP',
              forwardedIpConfig: { headerName: VIEWER_HEADER, fallbackBehavior: 'NO_MATCH' },
            },
          },
          action: {
            block: {
              customResponse: {
                responseCode: 429,
                customResponseBodyKey: BODY,
                responseHeaders: [{ name: 'retry-after', value: '60' }],
              },
            },
          },
          visibilityConfig: watched('requests-of-an-address'),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    });
  }
}
