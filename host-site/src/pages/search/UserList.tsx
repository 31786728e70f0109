import type { PublicProfile } from '@wbn/contract/shapes';
import { UserCard } from './UserCard.tsx';

export interface UserListProps {
  readonly users: readonly PublicProfile[];
}

export const UserList = ({ users }: UserListProps) => (
  <ol className="result-list">
    {users.map((user) => (
      <li key={user.userID}>
        <UserCard user={user} />
      </li>
    ))}
  </ol>
);
