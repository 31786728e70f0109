/** The part of nodemailer that we use; its own types pull in half of Node's. */
declare module 'nodemailer' {
  export interface Transporter {
    sendMail(mail: object): Promise<{ readonly message?: Buffer }>;
    close(): void;
  }
  export function createTransport(options: object): Transporter;
}
