/** Form values of a new password and its repetition. */
export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}
