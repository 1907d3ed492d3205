/**
 * What a site tells its pages when it is a public demonstration: nothing is sold, no mail is sent, nobody signs up
 * (AMB-59).
 */
export interface PublicDemo {
  /** The account that every visitor may use; absent where it is closed. */
  readonly account?: { readonly email: string; readonly password: string };
}
