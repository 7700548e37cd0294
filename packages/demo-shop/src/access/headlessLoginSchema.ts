/** Schema extension of the Headless Login plugin, which replaces the `logout` mutation of the cookie log-in. */
export const headlessLoginSchema = /* GraphQL */ `
  enum LoginProviderEnum {
    FACEBOOK
    GITHUB
    GOOGLE
    INSTAGRAM
    LINKEDIN
    OAUTH2_GENERIC
    PASSWORD
    SITETOKEN
  }
  input PasswordProviderResponseInput {
    username: String!
    password: String!
  }
  input OAuthProviderResponseInput {
    code: String!
    state: String
  }
  input LoginInput {
    clientMutationId: String
    credentials: PasswordProviderResponseInput
    identity: String
    oauthResponse: OAuthProviderResponseInput
    provider: LoginProviderEnum!
  }
  type LoginClient {
    name: String
    provider: LoginProviderEnum
    isEnabled: Boolean
    authorizationUrl: String
  }
  type LoginPayload {
    authToken: String
    authTokenExpiration: String
    clientMutationId: String
    customer: Customer
    refreshToken: String
    refreshTokenExpiration: String
    sessionToken: String
    user: User
    wooSessionToken: String @deprecated(reason: "Use sessionToken instead")
  }
  input RefreshTokenInput {
    clientMutationId: String
    refreshToken: String!
  }
  type RefreshTokenPayload {
    authToken: String
    authTokenExpiration: String
    clientMutationId: String
    success: Boolean
  }
  extend type LogoutPayload {
    success: Boolean
  }
  extend type RootQuery {
    loginClients: [LoginClient]
  }
  extend type RootMutation {
    login(input: LoginInput!): LoginPayload
    refreshToken(input: RefreshTokenInput!): RefreshTokenPayload
  }
`;
