import type { PersonalTable } from './personal-table.ts';

const account = 'as long as the account';
const readers = 'its readers keep it, without a name';

/** Texts of a person, relations to others, and messages to the person. */
export const socialTables = {
  reactions: {
    holds: 'likes',
    persons: ['user_id'],
    stays: 'a like that was given for a business belongs to the business; the others are removed',
    kept: account,
    exported: { by: ['user_id'], columns: ['resource_type', 'resource_id', 'reaction_type', 'created_at'] },
  },
  follows: {
    holds: 'followed businesses and persons',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['resource_type', 'resource_id', 'created_at'] },
  },
  saved_items: {
    holds: 'saved businesses and products',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['resource_type', 'resource_id', 'folder', 'created_at'] },
  },
  saved_searches: {
    holds: 'saved searches',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['name', 'search', 'alerts', 'by_mail', 'created_at'] },
  },
  connections: {
    holds: 'connections and their requests, with the message',
    persons: ['from_user_id', 'to_user_id', 'requested_by', 'answered_by'],
    removedBy: ['from_user_id', 'to_user_id'],
    stays: 'a connection of a business belongs to the business',
    kept: account,
    exported: {
      by: ['from_user_id', 'to_user_id'],
      columns: ['state', 'message', 'created_at', 'answered_at'],
    },
  },
  blocks: {
    holds: 'blocked persons and businesses',
    persons: ['user_id', 'blocked_user_id', 'created_by'],
    removedBy: ['user_id', 'blocked_user_id'],
    stays: 'a block of a business belongs to the business',
    kept: account,
    exported: { by: ['user_id'], columns: ['blocked_user_id', 'blocked_business_id', 'created_at'] },
  },
  reports: {
    holds: 'reported content and its text when it was reported, with reason and details',
    persons: ['reporter_id', 'handled_by', 'resource_id'],
    stays: 'operators must see how a report was handled; the text goes from reports about the person',
    kept: 'as long as the network',
    exported: {
      by: ['reporter_id'],
      columns: ['resource_type', 'resource_id', 'reason', 'details', 'state', 'created_at'],
    },
  },
  posts: {
    holds: 'posts',
    persons: ['author_user_id', 'deleted_by', 'timeline_id'],
    stays: readers,
    kept: account,
    exported: { by: ['author_user_id'], columns: ['id', 'content', 'created_at', 'edited_at', 'deleted_at'] },
  },
  feed_items: {
    holds: 'the posts of a newsfeed',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    notExported: 'follows from the followed businesses and persons',
  },
  loud_authors: {
    holds: 'authors whose posts each newsfeed looks up',
    persons: ['author_id'],
    stays: 'their posts stay in the newsfeeds',
    kept: account,
    notExported: 'follows from the number of followers',
  },
  comments: {
    holds: 'comments',
    persons: ['author_user_id', 'deleted_by'],
    stays: readers,
    kept: account,
    exported: {
      by: ['author_user_id'],
      columns: ['resource_type', 'resource_id', 'content', 'created_at', 'edited_at', 'deleted_at'],
    },
  },
  inquiries: {
    holds: 'conversations, with subject',
    persons: ['from_user_id', 'to_user_id', 'opened_by', 'closed_by'],
    stays: readers,
    kept: account,
    exported: {
      by: ['from_user_id', 'to_user_id', 'opened_by'],
      columns: ['id', 'kind', 'subject', 'status', 'created_at'],
    },
  },
  messages: {
    holds: 'messages',
    persons: ['sender_user_id'],
    stays: readers,
    kept: account,
    exported: { by: ['sender_user_id'], columns: ['inquiry_id', 'content', 'attachments', 'created_at'] },
  },
  read_marks: {
    holds: 'how far a conversation was read',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['inquiry_id', 'position', 'read_at'] },
  },
  notifications: {
    holds: 'notifications',
    persons: ['user_id', 'actor_user_id'],
    removedBy: ['user_id'],
    stays: 'its reader keeps it, without a name',
    kept: account,
    exported: { by: ['user_id'], columns: ['kind', 'resource_type', 'resource_id', 'created_at', 'read_at'] },
  },
  notification_preferences: {
    holds: 'settings of notifications',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['kind', 'in_app', 'email'] },
  },
  push_subscriptions: {
    holds: 'addresses at push services of browsers that the person lets us wake',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'until the login ends',
    exported: { by: ['user_id'], columns: ['endpoint', 'created_at'] },
  },
} as const satisfies Record<string, PersonalTable>;
