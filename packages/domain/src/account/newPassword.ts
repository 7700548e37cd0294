/** Form values of a new password and its confirmation. */
export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}
