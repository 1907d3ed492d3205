-- The addresses of before, in a transaction of their own: nobody waits for it, and who comes meanwhile is there already. Undone by: nothing, the table goes.
set local lock_timeout = '1s';

insert into private.addresses (user_id, email)
select id, lower(email) from auth.users where email is not null
on conflict (user_id) do nothing;
