/*
 * onirim.hpp - the library in C++17: objects, ranges, strings and exceptions.
 *
 *     onirim::game game("players=2 seed=42");
 *     while (game.outcome() == ONIRIM_PLAYING)
 *             game.apply(game.legal_actions()[0]);
 *
 * A member calls the C function of its name.  Three members call every other
 * one that returns int, with the arguments between object and buffer: call()
 * returns the answer, text() a string, list() a vector.  onirim::text() and
 * onirim::list() are for functions without an object, and made() and read() for
 * those whose first argument is the result, as in
 * onirim::record(onirim::read(onirim_record_parse, text)).  All others take
 * what get() returns.
 *
 * A status is raised as an onirim::error.  An object that was moved from is
 * empty: all these raise ONIRIM_E_NULL for it.
 */
#ifndef ONIRIM_HPP
#define ONIRIM_HPP

#include <memory>
#include <onirim.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace onirim {

/** A status, and of a text that was refused also where it is wrong, and why. */
class error : public std::runtime_error {
	int status_;
	onirim_problem problem_;
	static std::string words(int status, const onirim_problem &problem,
	    const char *language)
	{
		char s[ONIRIM_TEXT_MAX];
		const int n = problem.reason != ONIRIM_PROBLEM_NONE ?
		    onirim_problem_text(&problem, language, s, sizeof s) :
		    onirim_status_text(status, language, s, sizeof s);
		return n >= 0 ? s : throw error(n);
	}
public:
	explicit error(int status, const onirim_problem &problem = {})
	    : runtime_error(words(status, problem, "en")), status_(status),
	    problem_(problem) {}
	int status() const noexcept { return status_; }
	const onirim_problem &problem() const noexcept { return problem_; }
	std::string text(const char *language) const
	{ return words(status_, problem_, language); }
};

inline int check(int n) { return n >= 0 ? n : throw error(n); }
inline std::size_t size(int n) { return static_cast<std::size_t>(check(n)); }

/* An argument as C takes it.  C would stop reading a text at a NUL inside. */
struct c_text {
	std::string text_;
	explicit c_text(std::string_view text) : text_(text)
	{
		const int nul = static_cast<int>(text.find('\0') + 1);
		if (nul != 0)
			throw error(ONIRIM_E_SYNTAX, {ONIRIM_E_SYNTAX,
			    ONIRIM_PROBLEM_NONE, nul - 1, 1, 1, nul, {0, 0}});
	}
	operator const char *() const noexcept { return text_.c_str(); }
};
inline c_text in(std::string_view a) { return c_text(a); }
inline c_text in(const std::string &a) { return c_text(a); }
template <class T> const T &in(const T &a) { return a; }

/** What f(a..., buffer, size) writes, as a string or as a vector. */
template <class F, class... A> std::string text(F f, const A &...a)
{
	std::string s(size(f(in(a)..., nullptr, 0)), '\0');
	check(f(in(a)..., s.data(), s.size() + 1));
	return s;
}
template <class... P, class... A> auto list(int (*f)(P...), const A &...a)
{
	using buffer = std::tuple_element_t<sizeof...(P) - 2, std::tuple<P...>>;
	std::vector<std::remove_pointer_t<buffer>> v(
	    size(f(in(a)..., nullptr, 0)));
	check(f(in(a)..., v.data(), v.size()));
	return v;
}
/** All texts that f(a..., i, buffer, size) has, for i = 0, 1 and so on. */
template <class F, class... A> auto texts(F f, const A &...a)
{
	std::vector<std::string> v;
	for (int i = 0; f(in(a)..., i, nullptr, 0) != ONIRIM_E_RANGE; i++)
		v.push_back(text(f, a..., i));
	return v;
}
/** What f(&result, a...) or f(&result, a..., &problem) puts there. */
template <class R, class... P, class... A>
R made(int (*f)(R *, P...), const A &...a)
{
	R result{};
	return check(f(&result, in(a)...)), result;
}
template <class R, class... P, class... A>
R read(int (*f)(R *, P...), const A &...a)
{
	R result{};
	onirim_problem problem{};
	const int status = f(&result, in(a)..., &problem);
	return status >= 0 ? result : throw error(status, problem);
}

/** For whom texts are written, passed where C takes a reader.  An empty name
 * stands for "Player 2" and so on. */
class reader {
	std::vector<std::string> texts_;
	std::vector<const char *> names_;
	onirim_reader c_;
public:
	explicit reader(std::string_view language,
	    std::vector<std::string> names = {}, int viewer = ONIRIM_NOBODY)
	    : texts_(std::move(names))
	{
		texts_.resize(ONIRIM_CHANCE); /* more than there are seats */
		texts_.emplace_back(language);
		for (const std::string &s : texts_)
			names_.push_back(*in(s) != '\0' ? s.c_str() : nullptr);
		c_ = {names_.back(), names_.data(), viewer, 0};
	}
	reader(reader &&) = default;
	operator const onirim_reader *() const noexcept { return &c_; }
};

/** The answers to a question, without allocation. */
class actions {
	onirim_action a_[ONIRIM_ACTIONS_MAX];
	int n_;
public:
	explicit actions(const onirim_game *g)
	    : n_(check(onirim_legal_actions(g, a_, ONIRIM_ACTIONS_MAX))) {}
	actions(const actions &) = delete;
	const onirim_action *begin() const noexcept { return a_; }
	const onirim_action *end() const noexcept { return a_ + n_; }
	int size() const noexcept { return n_; }
	onirim_action operator[](int i) const
	{ return i >= 0 && i < n_ ? a_[i] : throw error(ONIRIM_E_RANGE); }
};

/** Something that the library made, and that is freed with its object. */
template <class T, void (*Free)(T *)> class object {
	struct freeing { void operator()(T *p) const noexcept { Free(p); } };
	std::unique_ptr<T, freeing> p_;
public:
	explicit object(T *made) noexcept : p_(made) {}
	T *get() const noexcept { return p_.get(); }
	template <class... P, class... A>
	int call(int (*f)(P...), const A &...a) const
	{ return check(f(get(), in(a)...)); }
	template <class F, class... A> auto text(F f, const A &...a) const
	{ return onirim::text(f, get(), a...); }
	template <class F, class... A> auto list(F f, const A &...a) const
	{ return onirim::list(f, get(), a...); }
};

struct game : object<onirim_game, onirim_game_free> {
	using object::object;
	explicit game(std::string_view config = "")
	    : object(read(onirim_game_new, config)) {}
	game(const game &g) : object(made(onirim_game_copy, g.get())) {}
	game(game &&) noexcept = default;
	game &operator=(const game &g) { return *this = game(g); }
	game &operator=(game &&) noexcept = default;
	int outcome() const { return call(onirim_outcome); }
	int player() const { return call(onirim_player); }
	int decision() const { return call(onirim_decision); }
	actions legal_actions() const { return actions(get()); }
	void apply(onirim_action action) { call(onirim_apply, action); }
	game redact(int viewer) const
	{ game g(*this); g.call(onirim_redact, get(), viewer); return g; }
};

struct record : object<onirim_record, onirim_record_free> {
	using object::object;
	explicit record(const game &g)
	    : object(made(onirim_record_new, g.get())) {}
	game at(int ply) const
	{ onirim_game *g; call(onirim_record_game, ply, &g); return game(g); }
};

struct advisor : object<onirim_advisor, onirim_advisor_free> {
	using object::object;
	explicit advisor(const game &g)
	    : object(made(onirim_advisor_new, g.get())) {}
};

} // namespace onirim
#endif
