import {
  Avatar,
  ChatContainer,
  Conversation,
  ConversationHeader,
  ConversationList,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
  Search,
  Sidebar,
} from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { createElement as draw } from 'react';
import { createRoot } from 'react-dom/client';

const { threads, messages } = window.conversations;
const avatar = (name, src) => draw(Avatar, { key: name, name, src });
const list = threads.map((one) =>
  draw(
    Conversation,
    {
      key: one.requestID,
      name: one.from.name,
      info: one.lastMessage.content,
      unreadCnt: one.unread,
      active: one === threads[0],
    },
    avatar(one.from.name, one.from.photo.url),
  ),
);
const lines = messages.map((one) =>
  draw(Message, {
    key: one.messageID,
    model: {
      message: one.content,
      sentTime: one.datetime,
      direction: one.from === 'S' ? 'incoming' : 'outgoing',
      position: 'single',
    },
  }),
);
const open = draw(
  ChatContainer,
  null,
  draw(
    ConversationHeader,
    { key: 'header' },
    draw(ConversationHeader.Content, { key: 'content', userName: threads[0].from.name, info: threads[0].subject }),
  ),
  draw(MessageList, { key: 'list' }, lines),
  draw(MessageInput, { key: 'input', placeholder: 'Write a message' }),
);
const side = draw(
  Sidebar,
  { key: 'side', position: 'left' },
  draw(Search, { key: 'search', placeholder: 'Filter' }),
  draw(ConversationList, { key: 'all' }, list),
);
createRoot(document.querySelector('#peer')).render(
  draw('div', { style: { height: 640 } }, draw(MainContainer, null, side, open)),
);
