/** Form values of a new password. */
export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}
