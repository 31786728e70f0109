import { findUsers, suspendUser } from '@wbn/contract';
import type { FoundUser } from '@wbn/contract/shapes';
import { Users as UsersIcon } from 'lucide';
import { useMemo } from 'react';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { EndSessions } from './EndSessions.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Suspension } from './Suspension.tsx';
import { useListWords } from './use-list-words.ts';

/** People: found by name, address or id; suspended and restored. */
export function Users() {
  const { day, texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'words', name: 'q', label: words.find, hint: words.findUsers },
      { kind: 'choice', name: 'state', label: words.state, options: { '': words.all, ...words.accountStates } },
    ],
    [words],
  );
  const columns = useMemo<readonly Column<FoundUser>[]>(
    () => [
      {
        head: words.name,
        sort: 'name',
        isText: true,
        value: ({ name }) => name,
        show: ({ name, state, userID }) =>
          state === 'active' ? (
            <PageLink to={`/profile/${userID}`}>
              <bdi>{name}</bdi>
            </PageLink>
          ) : (
            <bdi>{name}</bdi>
          ),
      },
      { head: words.email, sort: 'email', isText: true, value: ({ email }) => email },
      {
        head: words.state,
        value: ({ state }) => words.accountStates[state],
        show: (user) => <StateBadge {...user} />,
      },
      { head: words.reason, isHidden: true, value: ({ suspensionReason }) => suspensionReason ?? '' },
      { head: texts.businesses, value: ({ businesses }) => businesses },
      {
        head: words.since,
        sort: 'created',
        value: ({ createdAt }) => createdAt.slice(0, 10),
        show: ({ createdAt }) => day(createdAt),
      },
      { head: 'ID', isHidden: true, value: ({ userID }) => userID },
    ],
    [texts, words, day],
  );
  return (
    <OperatorList
      part="users"
      call={findUsers}
      file="users"
      filters={filters}
      columns={columns}
      keyOf={({ userID }) => userID}
      none={{ icon: UsersIcon, title: texts.none, text: words.noUsers }}
      actions={({ isOperator, name, state, userID }, client, reload) =>
        state === 'removed' ? null : (
          <>
            {isOperator ? (
              <span className="badge">{words.operator}</span>
            ) : (
              <Suspension
                client={client}
                call={suspendUser}
                id={userID}
                name={name}
                isSuspended={state === 'suspended'}
                text={words.suspendUserText}
                hasPosts
                done={reload}
              />
            )}
            <EndSessions client={client} userID={userID} name={name} />
          </>
        )
      }
    />
  );
}
