/** The part of a form that holds a new password. */
export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}
