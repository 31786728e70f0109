/** The message center's files, which the page of a logged-in person loads one after the other. */
export const messageCenter = ['define.ts', 'inbox.tsx', 'desk.tsx'].map(
  (name) => `../packages/widgets/src/message-center/${name}`,
);
