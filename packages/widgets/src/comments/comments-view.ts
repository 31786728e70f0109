import type { ResourceType } from '@wbn/contract/shapes';
import type { Client, CommentsPage } from '@wbn/core';
import type { View } from 'shadow-dom-inject';
import type { CommentsTexts } from './texts/en.ts';

interface CommentsProps {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
}

export type CommentsView = View<CommentsProps, CommentsPage, CommentsTexts, Client>;
