/** The little of nodemailer that is used; its own types bring in half of Node's. */
declare module 'nodemailer' {
  export interface Transporter {
    sendMail(mail: object): Promise<{ readonly message?: Buffer }>;
    close(): void;
  }
  export function createTransport(options: object): Transporter;
}
